/** Second names that somebody goes by: `Sutrisno alias Trisno`, `Rafael Murillo, conocido como Rafita`. They are of the person named before them. */
import type { EntityLanguage } from '../languages.js'
import { perLanguage } from '../per-language.js'
import type { Mention } from '../types.js'

const everywhere = 'alias|aka|a\\.k\\.a\\.'
/** Alternatives of a regular expression, in small letters: between a name and the other one. */
const words: Partial<Record<EntityLanguage, string>> = {
  eng: '(?:also |better )?known as|nicknamed|dubbed',
  deu: 'genannt|(?:auch |besser )?bekannt als|pseudonym|spitzname',
  nld: 'bijgenaamd|genaamd|genoemd|(?:ook |beter )?bekend als',
  swe: 'kallad|även känd som|känd som|pseudonym',
  dan: 'kaldet|også kendt som|kendt som|pseudonym',
  nob: 'kalt|også kjent som|kjent som|pseudonym',
  nno: 'kalla|også kjend som|kjend som',
  fra: 'dite?|surnommée?|(?:plus )?connue? sous le nom de',
  spa: '(?:más |mejor |también )?conocid[oa] (?:como|por)|apodad[oa]|llamad[oa]|\\(?a\\)',
  cat: '(?:més |també )?conegu(?:t|da) (?:com(?: a)?|per)|dit|dita|àlies',
  por: 'vulgo|(?:mais |também |melhor )?conhecid[oa] (?:como|por)|apelidad[oa](?: de)?',
  ita: 'detto|detta|(?:meglio |anche )?(?:conosciut|not)[oa] come|soprannominat[oa]',
  ron: 'zis|zisă|poreclită?|(?:mai bine )?cunoscută? (?:ca|sub numele de)|supranumită?',
  pol: 'pseudonim|ps\\.|zwan(?:y|a|ego|ej)|vel|przezwisko|znan(?:y|a) jako|ksywa',
  ces: 'zvan(?:ý|á)|přezdívan(?:ý|á)|známý jako|známá jako|řečen(?:ý|á)',
  slk: 'zvan(?:ý|á)|prezývan(?:ý|á)|známy ako|známa ako',
  slv: 'imenovan[a]?|znan[a]? kot|z vzdevkom',
  hrv: 'zvan(?:i|a|og)|poznat(?:i|a)? kao|nadimka|s nadimkom',
  srp: 'zvan(?:i|a|og)|poznat(?:i|a)? kao|зван(?:и|а|ог)|познат(?:и|а)? као',
  bul: 'наричан[а]?|известен като|известна като|с прякор|с прякора|прякор',
  rus: 'по прозвищу|по кличке|он же|она же|известн(?:ый|ая) как|псевдоним',
  ukr: 'на прізвисько|за прізвиськом|він же|вона ж|відом(?:ий|а) як|псевдонім',
  ell: 'ή αλλιώς|γνωστ(?:ός|ή) ως|γνωστού ως|κατά κόσμον|ο επονομαζόμενος',
  hun: 'becenevén|más néven|ismertebb nevén|művésznevén',
  fin: 'kutsumanimeltään|lempinimeltään|alias',
  est: 'hüüdnimega|tuntud kui',
  lav: 'iesaukts|iesaukta|zināms kā|zināma kā',
  lit: 'vadinam(?:as|a)|pravarde|žinom(?:as|a) kaip',
  tur: 'lakaplı|takma adlı|namıdiğer|diğer adıyla',
  ind: 'atau (?:dikenal|akrab disapa)(?: sebagai)?|bin alias|yang akrab disapa',
  msa: 'atau (?:lebih )?dikenali sebagai|atau nama sebenarnya',
  tgl: 'alyas|mas kilala bilang|kilala bilang|a\\.k\\.a',
  vie: 'tức|biệt danh|bí danh|hay còn gọi là|còn gọi là|nghệ danh',
  ara: 'الملقبة? ب|المعروفة? ب(?:اسم)?|الشهيرة? ب|المكناة? ب',
  fas: 'معروف به|ملقب به|مشهور به',
  urd: 'عرف|المعروف',
  heb: 'המכונה|המוכרת? כ|הידועה? כ|כינויו|כינויה',
  hin: 'उर्फ|उर्फ़',
  ben: 'ওরফে',
  tam: 'என்கிற|என்ற|எனப்படும்',
  tel: 'అలియాస్|అలియాస',
  tha: 'หรือ|ฉายา|นามแฝง',
  zho: '又名|別名|别名|化名|綽號|绰号|人称|人稱|艺名|藝名',
  jpn: 'こと|又は|通称',
  kor: '일명|별명|예명'
}

/** Longest `, más conocido como „`. */
const LONGEST_BETWEEN = 36
const between: (language: EntityLanguage) => RegExp = perLanguage(
  (language) =>
    new RegExp(
      `^[,،，]?[ \\u00a0]?\\(?(?:${words[language] === undefined ? everywhere : `${everywhere}|${words[language]}`}):?[ \\u00a0]?["'„«“‘「»”-]?$`,
      'iu'
    )
)

/** The mention of the person whom a mention gives another name; undefined where it does not. @param index of a mention of a person */
export function bearerOfAlias(text: string, mentions: readonly Mention[], index: number, language: EntityLanguage): number | undefined {
  const before = mentions[index - 1]
  const { start } = mentions[index]!
  if (before === undefined || before.type !== 'PERSON' || start - before.end > LONGEST_BETWEEN || start - before.end < 2) return undefined
  return between(language).test(text.slice(before.end, start)) ? index - 1 : undefined
}
