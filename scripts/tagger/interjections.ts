/** Words of greeting, thanks, assent and laughter, which chat begins and ends with and treebanks hardly have; each is an interjection and little else. */
const table: Readonly<Record<string, string>> = {
  bul: 'здравей здравейте здрасти ами хаха аха ок браво мерси чао',
  cat: 'hola adéu ei ostres haha apa uf bravo',
  ces: 'ahoj čau nazdar ano ok haha jé ach fuj páni sbohem',
  dan: 'hej hejsa nå okay ok haha øv av hurra farvel',
  deu: 'hallo hi hey tschüss servus moin ok okay tja ach haha nee naja oh aha hurra juhu autsch',
  ell: 'γεια ναι όχι χαχα ωχ μπράβο αντίο εντάξει ουάου',
  eng: 'hi hey hello bye thx thanks pls please okay ok haha lol wow ouch oops yeah yep nope ugh yay hmm',
  est: 'tere tsau jah hei ok haha oi aitäh nägemist',
  fin: 'hei moi terve joo ok haha oho voi kiitos moikka heippa',
  fra: 'salut bonjour coucou ok okay mdr haha hé ah oh oups ouais bof merci zut hélas',
  hrv: 'bok hej zdravo ok haha ajme joj jao hvala',
  hun: 'szia helló sziasztok ok oké haha jaj hűha köszi viszlát',
  ind: 'halo hai oke ok haha wah aduh iya ya deh dong nih eh',
  ita: 'ciao ehi ok okay boh haha ah oh mah uffa grazie evviva',
  lav: 'sveiki čau labdien jā ok haha ak ai paldies',
  lit: 'labas sveiki taip ok haha oi ačiū ate',
  nld: 'hoi hallo hey doei ok oké haha nou tja ach jeetje joh bedankt ja nee',
  nob: 'hei hallo ja nei ok okay haha å huff takk hurra',
  nno: 'hei hallo ja nei ok haha å takk',
  pol: 'hej cześć siema ok okej haha oj ach no ojej pa dzięki niestety',
  por: 'oi olá tchau ok kkk haha ah oh ué opa eita nossa obrigado obrigada',
  ron: 'salut bună ok haha vai of ah mersi pa',
  rus: 'привет здравствуйте ок окей ага хаха ура ой ах эх увы спасибо пока',
  slk: 'ahoj čau áno ok haha jaj ach fuj dovidenia',
  slv: 'živjo zdravo ja ok haha joj ah hej hvala',
  spa: 'hola ok vale jaja jajaja ay oh uf vaya gracias adiós oye ojalá',
  srp: 'zdravo ćao hej ok haha jao joj uh hvala',
  swe: 'hej hejsan tjena ja nej ok okej haha oj usch hurra tack',
  tur: 'merhaba selam evet hayır tamam haha of ay eyvah aferin teşekkürler',
  ukr: 'привіт вітаю так ок ага хаха ура ой ах гаразд дякую'
}

/** The interjections of a language, in small letters. */
export function interjectionsOf(language: string): readonly string[] {
  return table[language]?.split(' ') ?? []
}
