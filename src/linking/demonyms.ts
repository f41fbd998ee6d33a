/** Countries by their English adjectives: "Maltese" is no name of Malta in the base. */
import { modelLanguage } from '../core/languages.js'

/** `adjective>country`, folded. */
const table =
  'afghan>afghanistan albanian>albania algerian>algeria american>united_states angolan>angola argentine>argentina argentinian>argentina armenian>armenia ' +
  'australian>australia austrian>austria azerbaijani>azerbaijan bahraini>bahrain bangladeshi>bangladesh belarusian>belarus belgian>belgium bolivian>bolivia ' +
  'bosnian>bosnia_and_herzegovina brazilian>brazil british>united_kingdom bulgarian>bulgaria burmese>myanmar cambodian>cambodia cameroonian>cameroon ' +
  'canadian>canada chilean>chile chinese>china colombian>colombia congolese>democratic_republic_of_the_congo croatian>croatia cuban>cuba cypriot>cyprus ' +
  'czech>czech_republic czechoslovak>czechoslovakia danish>denmark dutch>netherlands ecuadorian>ecuador egyptian>egypt english>england estonian>estonia ' +
  'ethiopian>ethiopia filipino>philippines finnish>finland french>france georgian>georgia german>germany ghanaian>ghana greek>greece greenlandic>greenland ' +
  'guatemalan>guatemala haitian>haiti hungarian>hungary icelandic>iceland indian>india indonesian>indonesia iranian>iran iraqi>iraq irish>ireland ' +
  'israeli>israel italian>italy jamaican>jamaica japanese>japan jordanian>jordan kazakh>kazakhstan kenyan>kenya kosovan>kosovo kuwaiti>kuwait latvian>latvia ' +
  'lebanese>lebanon libyan>libya liechtensteiner>liechtenstein lithuanian>lithuania luxembourgish>luxembourg macedonian>north_macedonia malagasy>madagascar ' +
  'malaysian>malaysia malian>mali maltese>malta mexican>mexico moldovan>moldova mongolian>mongolia montenegrin>montenegro moroccan>morocco ' +
  'mozambican>mozambique namibian>namibia nepalese>nepal nicaraguan>nicaragua nigerian>nigeria norwegian>norway omani>oman ottoman>ottoman_empire ' +
  'pakistani>pakistan palestinian>state_of_palestine paraguayan>paraguay persian>iran peruvian>peru philippine>philippines polish>poland ' +
  'portuguese>portugal prussian>prussia qatari>qatar romanian>romania russian>russia rwandan>rwanda saudi>saudi_arabia scottish>scotland senegalese>senegal ' +
  'serbian>serbia singaporean>singapore slovak>slovakia slovene>slovenia slovenian>slovenia somali>somalia soviet>soviet_union spanish>spain sudanese>sudan ' +
  'swedish>sweden swiss>switzerland syrian>syria taiwanese>taiwan tanzanian>tanzania thai>thailand tunisian>tunisia turkish>turkey ugandan>uganda ' +
  'ukrainian>ukraine uruguayan>uruguay uzbek>uzbekistan venezuelan>venezuela vietnamese>vietnam welsh>wales yemeni>yemen yugoslav>yugoslavia ' +
  'zambian>zambia zimbabwean>zimbabwe roman>rome european>europe african>africa asian>asia'

const countries: ReadonlyMap<string, string> = new Map(table.split(' ').map((line) => line.replaceAll('_', ' ').split('>') as [string, string]))

/** The folded English name of the country that a folded adjective belongs to. @param language ISO 639-3 of the text, which may be an alias */
export function countryOfDemonym(word: string, language: string): string | undefined {
  return modelLanguage(language) === 'eng' ? countries.get(word) : undefined
}
