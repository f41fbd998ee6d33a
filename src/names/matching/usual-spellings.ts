/** Latin spellings in general use of names in other scripts, beside those that follow from their letters. */

/** Spellings of Korean surnames that no standard tells. */
const KOREAN_SURNAMES: readonly (readonly string[])[] = [
  ['lee', 'yi', 'i', 'rhee', 'li', 'ri', 'ree'],
  ['park', 'pak', 'bak', 'bahk'],
  ['choi', 'choe', 'choy'],
  ['kim', 'gim', 'ghim'],
  ['jung', 'chung', 'jeong', 'chong', 'cheong'],
  ['cho', 'jo', 'joe'],
  ['yoo', 'yu', 'ryu', 'you', 'ryoo', 'lyu'],
  ['lim', 'im', 'yim', 'rim'],
  ['roh', 'noh', 'no', 'ro'],
  ['kang', 'gang'],
  ['yoon', 'yun'],
  ['shin', 'sin'],
  ['moon', 'mun'],
  ['woo', 'u', 'wu'],
  ['oh', 'o'],
  ['seo', 'suh', 'so'],
  ['kwon', 'gwon'],
  ['hwang', 'whang'],
  ['ahn', 'an'],
  ['song', 'soong'],
  ['koo', 'gu', 'ku']
]

/** Given names that are spelled by the language of those who bear them: groups of spellings. */
const GIVEN_NAMES =
  'muhammad,mohammed,mohamed,mohammad,muhammed,muhamad,mohamad,mohamud,mahomet ahmad,ahmed,achmad,akhmad,ahmet hussein,husain,hossein,husayn,hussain,hussien,hoseyn,huseyin hassan,hasan,hassen mahmud,mahmoud,mahmood yusuf,yousef,youssef,yousuf,yusef,youssouf ' +
  'ibrahim,ebrahim,ibraheem,brahim sulayman,suleiman,soliman,sulaiman,suleyman,souleymane umar,omar,oumar uthman,osman,othman,usman,ousmane khalid,khaled saeed,said,saeid,sayed karim,kareem,kerim rashid,rasheed,rachid walid,waleed,oualid jamal,gamal,djamel,cemal tariq,tarek,tarik mustafa,mostafa,moustafa,moustapha ' +
  'abdullah,abdallah,abdulla,abdoulaye fatima,fatma,fatemeh,fatimah aisha,ayesha,aicha,ayse khadija,khadijah,khadidja,hatice zaynab,zainab,zeinab,zeynep maryam,mariam,meryem sergey,sergei,serguei,sergej,serhii aleksey,alexey,alexei,aleksei,alexej dmitry,dmitri,dimitri,dmitriy,dmitrij yuri,yury,yuriy,iouri,jurij,iurii ' +
  'evgeny,yevgeny,evgeni,evgenii,yevgeniy,evgenij andrey,andrei,andrej,andrii nikolay,nikolai,nikolaj anatoly,anatoli,anatoliy,anatolii,anatolij valery,valeri,valeriy,valerii,valerij vasily,vasili,vasiliy,vassili,vasilij grigory,grigori,grigoriy,grigorij natalia,natalya,nataliya,natalja tatiana,tatyana,tatjana maria,mariya,marija'

const surnames = new Map(KOREAN_SURNAMES.flatMap((group) => group.map((spelling) => [spelling, group])))
const givenNames = new Map(
  GIVEN_NAMES.split(' ').flatMap((group) => {
    const spellings = group.split(',')
    return spellings.map((spelling) => [spelling, spellings] as const)
  })
)

/** All spellings of a Korean surname. */
export function spellingsOfSurname(surname: string): readonly string[] | undefined {
  return surnames.get(surname)
}

/** @param spellings of one given name */
export function spellingsOfGivenName(spellings: readonly string[]): readonly string[] | undefined {
  for (const spelling of spellings) {
    const group = givenNames.get(spelling)
    if (group !== undefined) return group
  }
  return undefined
}
