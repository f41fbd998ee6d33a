/** Words of names that tell little: legal forms, articles, function words; folded. */

const legal =
  'inc incorporated corp corporation co company cos ltd limited llc llp lp plc ag gmbh mbh ug se kg kgaa ohg gbr ev eg sa sas sarl sasu eurl sca spa srl sapa snc nv bv cv vof vzw asbl ab hb oy oyj ay ky as asa aps is da ans kft zrt nyrt rt bt doo dd ad ood eood ead zoo spzoo sro vos oue ou sia uab pty pte bhd sdn berhad tbk pt sae ооо оао зао пао ао тов тоо тзов ват ат еоод оод ад дд доо αε επε аσ koncern holding holdings group groep gruppe groupe grupo gruppo grupa skupina konsern concern aktiengesellschaft aktiebolag aktieselskab'
export const legalForms: ReadonlySet<string> = new Set(legal.split(' '))

/** Legal forms that tell nothing of the kind: another company of the same name and kind may have them. */
export const groupWords: ReadonlySet<string> = new Set(
  'koncern konsern concern holding holdings group groep gruppe groupe grupo gruppo grupa skupina'.split(' ')
)
/** Spellings of one legal form. */
export const sameLegalForms: ReadonlyMap<string, string> = new Map([
  ['incorporated', 'inc'],
  ['corporation', 'corp'],
  ['limited', 'ltd'],
  ['mbh', 'gmbh'],
  ['aktiengesellschaft', 'ag'],
  ['aktiebolag', 'ab'],
  ['aktieselskab', 'as'],
  ['sae', 'sa']
])

const article = 'the a an der die das dem den des le la les l el los las lo il gli i o os as de het det al ال'
export const articles: ReadonlySet<string> = new Set(article.split(' '))

const functionWord =
  'of and the for in on at to de du des la le les et der die das und fur von zu del della dei degli delle di e y el los las do da dos van het en voor och av og i и в по за на та з із й ja va ve és es a az za u na pri pro per con dan untuk bin ibn'
export const functionWords: ReadonlySet<string> = new Set(functionWord.split(' '))

/** Written before and after names without a blank, or split off: `株式会社`, `有限公司`. */
export const joinedLegalForms: readonly string[] = [
  '株式会社',
  '有限会社',
  '合同会社',
  '股份有限公司',
  '有限责任公司',
  '有限責任公司',
  '有限公司',
  '주식회사',
  '(주)',
  '㈜'
]

/** Heads of companies' names, whose first word may stand for them alone: `OTP Bank`, `Brightwater Energy`, but not `NATO Secretariat`. */
export const businessHeads: ReadonlySet<string> = new Set(
  'bank banka banca banco banque bankas bankasi pankki pank insurance assurance energy motors airlines airways capital partners pharma telecom media steel oil gas petroleum software systems technologies electronics groupe grupo gruppo gruppe grupa skupina'.split(
    ' '
  )
)
