/** Columns of tables that hold the parts of one name side by side (`Cognome,Nome`, `Surname;First name`): a row has one person in both. */

/** What columns of given names and of surnames are called; languages share many of these words. Parted by `|`. */
const givenNames = new Set(
  'first name|firstname|first_name|given name|given names|forename|vorname|voornaam|förnamn|fornavn|fornamn|prénom|prénoms|nombres|prenume|prenumele|imię|jméno|křestní jméno|meno|krstné meno|ime|име|имя|ім’я|etunimi|eesnimi|vārds|vardas|keresztnév|utónév|όνομα|nama depan|tên|ad|שם פרטי|الاسم الأول|نام|名'.split(
    '|'
  )
)
const surnames = new Set(
  'last name|lastname|last_name|surname|family name|nachname|familienname|achternaam|efternamn|efternavn|etternavn|etternamn|nom de famille|apellido|apellidos|cognom|cognoms|sobrenome|apelido|cognome|nume de familie|nazwisko|příjmení|priezvisko|priimek|prezime|презиме|фамилия|фамилно име|прізвище|sukunimi|perekonnanimi|uzvārds|pavardė|vezetéknév|családnév|επώνυμο|soyad|soyadı|nama belakang|apelyido|họ|שם משפחה|اسم العائلة|نام خانوادگی|姓'.split(
    '|'
  )
)
/** Words for a whole name, which beside one part of it are the other. */
const names = new Set('name|naam|namn|navn|nom|nome|nombre|nume|nazwa|név|nimi|isim|pangalan'.split('|'))

/** Whether two neighbouring columns hold a surname and a given name. @param left what it is called, in small letters */
export function areNameParts(left: string, right: string): boolean {
  const isGiven = (word: string) => givenNames.has(word)
  const isSurname = (word: string) => surnames.has(word)
  return (
    (isGiven(left) && (isSurname(right) || names.has(right))) ||
    ((isSurname(left) || names.has(left)) && isGiven(right)) ||
    (isSurname(left) && names.has(right)) ||
    (names.has(left) && isSurname(right))
  )
}
