/**
 * Courts, prosecutors, police and authorities of a town or a province, whole: `Tòa án nhân dân tỉnh | Bình Định`, `Sąd Okręgowy w | Radomiu`, `Polsek | Banyumanik`.
 * Languages whose annotated texts have the town by itself (Italian `Procura di Napoli`, Swedish `tingsrätt`) have none here.
 */
import type { Span, TokenList } from '../../../core/spans.js'
import type { EntityLanguage } from '../../languages.js'
import { Flag } from '../../lists/kinds.js'
import { type Mention, ruleMention } from '../../types.js'
import { meetings } from '../cover.js'
import { byStart } from '../redactor.js'
import { tokenFrom } from '../token-places.js'

interface Courts {
  /** What such a body is, up to the place it is of. */
  readonly before?: RegExp
  /** The same, from the place on. */
  readonly behind?: RegExp
  /** Whole names; what is called `place` in them is none of the language's ordinary words. */
  readonly whole?: RegExp
  /** What ends so is nothing else, whatever a model took it for. */
  readonly own?: RegExp
  /** Whole names only where no model found the same. */
  readonly isMissing?: true
}

const CONFIDENCE = 0.85
const SOURCE = 'courts'
const REACH = 80
const places: ReadonlySet<string> = new Set(['LOCATION', 'PERSON'])

const vietnameseUnits = 'tỉnh|thành phố|[Tt][Pp]\\.?|huyện|quận|thị xã|thị trấn|phường|xã|đặc khu'
const vietnameseBodies = `(?:T(?:òa|oà) án(?: [Nn]hân dân)?|Viện [Kk]iểm sát(?: [Nn]hân dân)?|Ủy ban [Nn]hân dân|Uỷ ban [Nn]hân dân|Hội đồng [Nn]hân dân|T(?:òa|oà) án [Nn]hân dân cấp cao tại|TAND|VKSND|UBND|HĐND|Công an|Sở (?:Y tế|Giáo dục(?: và Đào tạo)?|Công [Tt]hương|Nội vụ|Tài chính|Xây dựng|Tư pháp|Nông nghiệp(?: và (?:Môi trường|Phát triển nông thôn))?|Khoa học và Công nghệ|Văn hóa(?:,? Thể thao(?: và Du lịch)?)?|Tài nguyên và Môi trường|Ngoại vụ|Du lịch))`
const town = '(?<place>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)'
/** With a capital: annotated texts leave general courts out (`sodišče v Haarlemu`). */
const slovenian =
  '(?:Okrožn|Okrajn|Višj|Delovn|Upravn)(?:o|ega|emu|em|im) sodišč(?:e|a|u|em)|(?:Okrožn|Višj)(?:o|e|ega|emu|em|im) (?:državno )?tožilstv(?:o|a|u|om)'

/** Counties and their towns: any other word before a court may be an adverb that begins the sentence (`Täna maakohus`). */
const estonian =
  '(?:Ida-|Lääne-)?Viru|Harju|Tartu|Pärnu|Võru|Tallinna|Jõhvi|Rakvere|Narva|Viljandi|Valga|Põlva|Jõgeva|Paide|Järva|Rapla|Haapsalu|Lääne|Kuressaare|Saare|Kärdla|Hiiu|Põhja|Lõuna'

/** Indonesian police, prosecutors, courts and garrisons, which go by a district. */
const indonesianBodies =
  '(?:Polsek(?:ta)?|Polres(?:ta(?:bes)?)?|Polda|Polwil|Kejari|Kejati|Kodim|Koramil|Kejaksaan (?:Negeri|Tinggi)|Pengadilan (?:Negeri|Tinggi|Agama|Tipikor)|Satlantas Polres|Satreskrim Polres|BPBD|Satpol PP|Disdukcapil|Dishub|Dinkes)'
const indonesianPart = '(?:Selatan|Utara|Barat|Timur|Tengah|Pusat|Kota|Kabupaten|Raya|Ilir|Ulu|Hilir|Hulu)'

const states =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah|Vermont|(?:West )?Virginia|Washington|Wisconsin|Wyoming'
const croatianCourts =
  /(?:^|[^\p{L}])((?:Općinsk|Županijsk|Opštinsk|Osnovn|Apelacion|Visok|Viš|Prekršajn|Trgovačk|Privredn|Upravn)(?:i|og|om|em|eg|im|o) (?:građansk(?:i|og|om) |kaznen(?:i|og|om) |javn(?:o|og|om) |državn(?:o|og|om) )?(?:sud(?:a|u|om)?|odvjetništv(?:o|a|u|om)|tužilaštv(?:o|a|u|om)) u )$/u

const courtsOf: Readonly<Partial<Record<EntityLanguage, Courts>>> = {
  vie: {
    before: new RegExp(`(?:^|[^\\p{L}\\p{M}])(${vietnameseBodies} (?:(?:${vietnameseUnits}) )?)$`, 'u'),
    own: new RegExp(`^${vietnameseBodies} (?:${vietnameseUnits}) `, 'u')
  },
  pol: {
    before:
      /(?:^|[^\p{L}])((?:Prokuratur(?:a|y|ze|ę|ą|o)|Sąd(?:u|owi|em|zie)?) (?:Okręgow|Rejonow|Apelacyjn|Regionaln|Administracyjn)(?:a|ej|ą|y|ego|emu|ym) we? )$/u
  },
  bul: {
    whole: new RegExp(
      `(?<!\\p{L})(?:Районн|Окръжн|Апелативн|Административн|Градск)(?:ия(?:т)?|ата|а|и|ен)? (?:съд|прокуратура) в(?:ъв)? ${town}(?!\\p{L})`,
      'gu'
    )
  },
  slv: { whole: new RegExp(`(?<!\\p{L})(?:${slovenian}) v ${town}(?!\\p{L})`, 'gu') },
  dan: { before: /(?:^|[^\p{L}])(Retten (?:i|på) )$/u },
  tur: {
    behind:
      /^ (?:\d{1,2}\. )?(?:(?:Ağır Ceza|Asliye (?:Ceza|Hukuk|Ticaret)|Sulh (?:Ceza|Hukuk)|İdare|Vergi|Aile|İş|İcra(?: Hukuk| Ceza)?|Tüketici|Çocuk|Kadastro|Bölge (?:Adliye|İdare)) Mahkemesi|Sulh Ceza Hakimliği|Cumhuriyet Başsavcılığı)(?:['’]?(?:nde|nden|ne|nin|ni|nce))?(?![\p{L}])/u,
    own: /\p{L} Cumhuriyet Başsavcılığı$/u
  },
  est: {
    whole: new RegExp(
      `(?<![\\p{L}-])(?<place>${estonian}) (?:(?:(?:[Mm]aa|[Rr]ingkonna|[Hh]aldus)?koh(?:us|ut|tu(?:s|sse|st|le|lt|ga|ks|ni)?)|[Rr]ingkonnaprokuratuur\\p{Ll}{0,4})|(?:politsei(?:jaoskon\\p{Ll}{1,5})?|haigla)(?:s|sse|st|t|le|lt|ga)?)(?!\\p{L})`,
      'gu'
    )
  },
  fin: {
    whole:
      /(?=[A-ZÄÅÖ])(?<![\p{L}-])(?!(?:Eilen|Sen|Tämän|Saman|Toisen|Uuden|Oman|Kyseisen|Paikallisen|Viimein|Aiemmin|Sittemmin|Myöhemmin|Silloin|Näin|Niin|Kun) )(?<place>\p{Lu}[\p{Ll}-]{1,14}(?:-\p{Lu}\p{Ll}{1,14})?n) (?:käräjäoikeu|hovioikeu|hallinto-oikeu|poliisilaito|pelastuslaito|hyvinvointialue)\p{Ll}{0,6}(?!\p{L})/gu
  },
  ind: {
    before: new RegExp(`(?:^|[^\\p{L}])(${indonesianBodies} )$`, 'u'),
    whole: new RegExp(`(?=[BDKPS])(?<!\\p{L})${indonesianBodies} (?<place>(?:Metro |Kota )?\\p{Lu}\\p{Ll}+(?: ${indonesianPart})?)(?!\\p{L})`, 'gu')
  },
  tgl: {
    whole:
      /(?=\p{Lu})(?<!\p{L})(?<place>\p{Lu}\p{Ll}+(?: (?:City|\p{Lu}\p{Ll}+))?) (?:(?:Municipal|City|Provincial) )?(?:Police (?:Station|Office)|Fire Station|Regional Trial Court)(?!\p{L})/gu
  },
  hrv: {
    before: croatianCourts,
    whole: /(?=P)(?<!\p{L})(?:PU|Policijsk(?:a|e|oj|u|om) uprav(?:a|e|i|u|om)) (?<place>(?:\p{Ll}{3,16}-)?\p{Ll}{2,16}(?:sk|čk|šk)(?:a|e|oj|u|om))(?!\p{L})/gu
  },
  srp: { before: croatianCourts },
  // what states call their departments by
  eng: {
    whole: new RegExp(`(?=[A-Z])(?<![\\p{L}-])(?<place>${states}) (?:DNR|DMV|DPS|DOT|DEQ|DOH|EPA|DHS)(?![\\p{L}\\p{N}])`, 'gu'),
    behind: /^ (?:DNR|DMV|DPS|DOT|DEQ|DOH|EPA|DHS)(?![\p{L}\p{N}])/u,
    own: /\p{Ll} (?:DNR|DMV|DPS|DOT|DEQ|DOH|EPA|DHS)$/u
  },
  lit: {
    whole:
      /(?<![\p{L}-])(?<place>\p{Lu}\p{Ll}{1,14}(?:o|ės|os|aus|ių|ų|ies))(?: (?:miesto|rajono))? (?:apygardos|apylinkės|regiono apylinkės) (?:administracin(?:is|io|iam|į|iu|iame) )?(?:teism(?:as|o|ui|ą|u|e)|prokuratūr(?:a|os|ai|ą|oje))(?!\p{L})/gu
  },
  ara: {
    whole:
      /(?<!\p{L})[وبل]?(?:محكمة (?:جنايات|جنح(?: مستأنف)?|استئناف)|(?:شرطة|مرور|نيابة|ديوان|مديرية (?:أمن|شرطة|صحة|تربية)) محافظة|مديرية (?:أمن|شرطة)|مجلس (?:مدينة|بلدية)) (?<place>(?:شمال |جنوب |شرق |غرب |كفر |بني |شبرا |مدينة )?(?!(?:في|على|من|إلى|عن|أن|التي|و?ب|لل)(?:\p{L}|(?= )))\p{L}{3,12})(?!\p{L})/gu
  },
  jpn: {
    behind: /^(?:地裁|高裁|家裁|簡裁|地検|高検|区検|(?:中央|[東西南北])?署)(?:[\p{Script=Han}]{1,4}支部)?(?=$|[はがをにのでともへや、。，．）)])/u,
    own: /[\p{Script=Han}](?:地裁|高裁|家裁|簡裁|地検|高検|区検|(?<!部)署)(?:[\p{Script=Han}]{1,4}支部)?$/u
  },
  kor: {
    own: /^[가-힣 ]{2,8}(?:시청|군청|구청|도청|경찰서|소방서|교육청|지방법원|지법|지검)$/u,
    whole: /(?<![\p{L}])(?<place>[가-힣]{2,3})(?:경찰서|소방서|세무서|교육지원청|지방법원)(?=$|[^가-힣]|[은는이가을를에의로와과도])/gu,
    isMissing: true
  }
}

/** The names with such bodies whole; what stands inside them is none. Bounded work for each name. @param flags of the lists, by token (`Flag`) */
export function withCourts(tokens: TokenList, names: readonly Mention[], language: EntityLanguage, flags: Uint32Array): readonly Mention[] {
  const courts = courtsOf[language]
  if (courts === undefined) return names
  const { text } = tokens
  const judged = names.map((name) => (courts.own !== undefined && isOwn(name, courts.own, text, language) ? { ...name, type: 'ORGANIZATION' } : name))
  const found: Span[] = judged.flatMap((name) => {
    const one = aroundPlace(name, courts, text)
    return one === undefined ? [] : [one]
  })
  if (courts.whole !== undefined)
    for (const { 0: written, index, groups } of text.matchAll(courts.whole)) {
      const end = index + written.length
      const place = index + written.indexOf(groups!.place!)
      if ((flags[tokenFrom(tokens, place)]! & (Flag.common | Flag.placeFirst)) !== Flag.common) found.push({ start: index, end })
    }
  if (found.length === 0) return judged
  const sorted = judged.toSorted(byStart)
  const beside = meetings(sorted)
  const taken = new Set<Mention>()
  let last = 0
  const added = found
    .sort((left, right) => left.start - right.start || right.end - left.end)
    .flatMap(({ start, end }) => {
      // found by its place and as a whole
      if (start < last) return []
      const inside = beside({ start, end })
      if (inside.some((name) => name.start < start || name.end > end || name.confidence === undefined)) return []
      if (courts.isMissing === true && inside.some((name) => name.start === start && name.end === end)) return []
      for (const name of inside) taken.add(name)
      last = end
      return [ruleMention(start, end, 'ORGANIZATION', SOURCE, CONFIDENCE)]
    })
  return [...sorted.filter((name) => !taken.has(name)), ...added].sort(byStart)
}

function isOwn({ start, end, type, confidence }: Mention, own: RegExp, text: string, language: EntityLanguage): boolean {
  // where somebody is kept or works, it is a place in Korean texts
  if (confidence === undefined || (type !== 'PERSON' && (type !== 'LOCATION' || language === 'kor'))) return false
  return own.test(text.slice(start, end))
}

/** The body that is of a place. */
function aroundPlace({ start, end, type, confidence }: Mention, { before, behind }: Courts, text: string): Span | undefined {
  if (!places.has(type) || confidence === undefined) return undefined
  const head = before?.exec(text.slice(Math.max(0, start - REACH), start))?.[1]
  const tail = behind?.exec(text.slice(end, end + REACH))?.[0]
  if (head === undefined && tail === undefined) return undefined
  return { start: start - (head?.length ?? 0), end: end + (tail?.length ?? 0) }
}
