/**
 * Imperatives of verbs by the rules of each language, from infinitives and the other forms known: treebanks are news and prose and have next to none,
 * while users send recipes, manuals and chat. Where the rule needs a form that is not known, nothing is made.
 */

type Rule = (lemma: string, forms: ReadonlySet<string>) => readonly string[]

const without = (word: string, ending: string): string => word.slice(0, word.length - ending.length)

/** `table` has the irregular verbs as `lemma form form ...`, split by `|`. */
function irregular(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(table.split('|').map((row) => [row.split(' ')[0]!, row.split(' ').slice(1)]))
}

const french = irregular(
  'faire fais faites|mettre mets mettez|remettre remets remettez|prendre prends prenez|apprendre apprends apprenez|reprendre reprends reprenez|boire bois buvez|écrire écris écrivez|dire dis dites|venir viens venez|revenir reviens revenez|tenir tiens tenez|sortir sors sortez|partir pars partez|dormir dors dormez|servir sers servez|ouvrir ouvre ouvrez|couvrir couvre couvrez|offrir offre offrez|voir vois voyez|croire crois croyez|lire lis lisez|aller va allez|être sois soyez|avoir aie ayez|savoir sache sachez|suivre suis suivez|courir cours courez|éteindre éteins éteignez|rejoindre rejoins rejoignez|conduire conduis conduisez|battre bats battez|cuire cuis cuisez|asseoir assieds asseyez'
)
const spanish = irregular('hacer haz haga hagan|salir sal salga|poner pon ponga pongan|tener ten tenga|venir ven venga|decir di diga|ser sé sea|ir ve vaya')

const portuguese = irregular(
  'fazer faz faça façam|pôr põe ponha ponham|ter tem tenha|vir vem venha venham|dizer diz diga digam|ir vai vá vão|dar dá dê deem|ver vê veja vejam|trazer traz traga tragam|ler lê leia leiam|sair sai saia saiam|ouvir ouve ouça ouçam|pedir pede peça peçam|ligar liga ligue liguem|tocar toca toque toquem|pagar paga pague paguem|buscar busca busque|apagar apaga apague apaguem'
)
const catalan = irregular(
  'fer fes feu|dir digues|venir vine veniu|sortir surt sortiu|escriure escriu escriviu|beure beu beveu|prendre pren preneu|encendre encén enceneu|obrir obre obriu|omplir omple ompliu|córrer corre|llegir llegeix llegiu|posar posa posi poseu|anar vés|seure seu|estar estigues|trucar truca truqui|tancar tanca tanqui|apagar apaga apagui|buscar busca busqui'
)

const germanModals: ReadonlySet<string> = new Set(['können', 'müssen', 'dürfen', 'mögen', 'sollen', 'wollen', 'haben', 'werden'])
/** Particles of verbs, which a command puts behind everything else (anrufen: ruf deinen Vater an). */
const germanParticle =
  /^(?:ab|an|auf|aus|bei|dar|durch|ein|empor|entgegen|entlang|fern|fest|fort|frei|gegenüber|gleich|her|hin|hoch|los|mit|nach|nieder|statt|teil|um|unter|vor|weg|weiter|wieder|zu|zurück|zusammen|über)(?=\p{L}{4})/u

/** Norwegian verbs lose the vowel they end in, but where only that lets one speak them (åpne). */
const norwegian: Rule = (lemma) => {
  if (!/[^aeiouyæøå][ea]$/.test(lemma)) return lemma.length > 1 ? [lemma] : []
  const stem = lemma.slice(0, -1)
  if (/[^aeiouyæøålnr][lnr]$/.test(stem)) return [lemma]
  return [stem.replace(/mm$/, 'm')]
}

/** South Slavic verbs by infinitive and third person. */
const southSlavic: Rule = (lemma, forms) => {
  if (/[oe]vati$|ivati$/.test(lemma) && !forms.has(`${without(lemma, 'ti')}m`)) return [`${lemma.slice(0, -5)}uj`, `${lemma.slice(0, -5)}ujte`]
  if (lemma.endsWith('nuti') || lemma.endsWith('niti')) return [`${lemma.slice(0, -4)}ni`, `${lemma.slice(0, -4)}nite`]
  if (lemma.endsWith('iti')) return [`${lemma.slice(0, -3)}i`, `${lemma.slice(0, -3)}ite`]
  const present = [...forms].find((form) => form.endsWith('e') && forms.has(`${form}mo`))
  if (present !== undefined)
    return /[aeiou]je$/.test(present) ? [present.slice(0, -1), `${present.slice(0, -1)}te`] : [`${present.slice(0, -1)}i`, `${present.slice(0, -1)}ite`]
  return lemma.endsWith('ati') && forms.has(`${lemma.slice(0, -2)}m`) ? [`${lemma.slice(0, -2)}j`, `${lemma.slice(0, -2)}jte`] : []
}

/** Forms of a verb that end like imperatives and like nothing else. */
const endingLike =
  (pattern: RegExp, not: RegExp): Rule =>
  (_, forms) =>
    [...forms].filter((form) => pattern.test(form) && !not.test(form))

const rules: Readonly<Record<string, Rule>> = {
  eng: (lemma) => [lemma],
  swe: (lemma, forms) => {
    if (!lemma.endsWith('a')) return forms.has(`${lemma}r`) ? [lemma] : []
    if (forms.has(`${lemma}r`)) return [lemma]
    const stem = without(lemma, 'a')
    return forms.has(`${stem}er`) || forms.has(stem) ? [stem.replace(/(mm|nn)$/, (both) => both[0]!)] : []
  },
  dan: (lemma) => {
    if (!lemma.endsWith('e') || lemma.length < 4) return lemma.length > 1 ? [lemma] : []
    return [without(lemma, 'e').replace(/([bdfgklmnprst])\1$/, '$1')]
  },
  nob: norwegian,
  nno: norwegian,
  deu: (lemma, forms) => {
    const stem = lemma.endsWith('en') ? without(lemma, 'en') : undefined
    // auxiliaries command nobody; verbs with a particle lose it (mach auf)
    if (stem === undefined || stem.length < 3 || germanModals.has(lemma) || germanParticle.test(lemma)) return []
    // nimmst, sprichst: verbs that change their vowel have no ending
    const changed = (forms.has(`${stem}st`) ? [] : [...forms])
      .filter((form) => form.endsWith('st') && /^[^aeiouäöü]*[i]/.test(form) && /^[^aeiouäöü]*e/.test(stem))
      .map((form) => (forms.has(form.slice(0, -2)) || /[^s]st$/.test(form) ? form.slice(0, -2) : form.slice(0, -1)))
    return changed.length > 0 ? changed : forms.has(`${stem}t`) || forms.has(`${stem}et`) ? [stem, `${stem}e`] : []
  },
  nld: (lemma, forms) => {
    if (!lemma.endsWith('en') || lemma.length < 5) return []
    let stem = without(lemma, 'en')
    if (/([bdfgklmnprst])\1$/.test(stem)) stem = stem.slice(0, -1)
    else if (/(^|[^aeiou])([aeou])[^aeiou]$/.test(stem)) stem = `${stem.slice(0, -1)}${stem.at(-2)}${stem.at(-1)}`
    stem = stem.replace(/v$/, 'f').replace(/z$/, 's')
    return forms.has(`${stem}t`) || forms.has(stem) ? [stem] : []
  },
  ces: (lemma, forms) => {
    if (lemma.endsWith('ovat')) return [`${lemma.slice(0, -4)}uj`, `${lemma.slice(0, -4)}ujte`]
    const stem = lemma.slice(0, -2)
    const regular = [...forms].filter((form) => /[^l]i$|[^l]ěte$|[^aáíie]te$|ej(te)?$/.test(form) && !form.endsWith('ti') && !form.startsWith('ne'))
    if (regular.length > 0) return regular
    if (lemma.endsWith('at') || (/[eě]t$/.test(lemma) && forms.has(`${stem}ejí`)) || lemma.endsWith('jet')) return [`${stem}ej`, `${stem}ejte`]
    if (lemma.endsWith('nout')) return [`${lemma.slice(0, -3)}i`, `${lemma.slice(0, -3)}ěte`]
    return lemma.endsWith('it') && /[^bcčdfghjklmnprřsštvzž]?[bcčdfghjklmnprřsštvzž]it$/.test(lemma) ? [stem, `${stem}te`] : []
  },
  slk: (lemma) => {
    if (lemma.endsWith('ovať')) return [`${lemma.slice(0, -4)}uj`, `${lemma.slice(0, -4)}ujte`]
    if (/[aá]ť$/.test(lemma)) return [`${lemma.slice(0, -2)}aj`, `${lemma.slice(0, -2)}ajte`]
    if (lemma.endsWith('núť')) return [`${lemma.slice(0, -2)}i`, `${lemma.slice(0, -2)}ite`]
    if (!lemma.endsWith('iť')) return []
    const stem = lemma.slice(0, -2)
    return /[aeiouyáéíóúýäô][bcčdfghjklmnprsštvzž]$/.test(stem) ? [stem, `${stem}te`] : [`${stem}i`, `${stem}ite`]
  },
  slv: southSlavic,
  hrv: southSlavic,
  srp: southSlavic,
  pol: endingLike(/(?:[auiy]j|cie)$/, /ście$/),
  ukr: endingLike(/(?:[аяуюі]й|йте|іть|[^т]и)$/, /(?:ли|ти)$/),
  rus: endingLike(/(?:[аяуюе]й|йте|ите|[^л]и|ьте)$/, /(?:ли|ти)$/),
  fra: (lemma, forms) => {
    const own = french.get(lemma)
    if (own !== undefined) return own
    if (lemma.endsWith('er')) return [`${lemma.slice(0, -1)}`, `${lemma.slice(0, -2)}ez`].filter((form) => forms.size < 3 || forms.has(form))
    if (lemma.endsWith('ir') && forms.has(`${lemma.slice(0, -1)}ssez`)) return [`${lemma.slice(0, -1)}s`, `${lemma.slice(0, -1)}ssez`]
    return lemma.endsWith('dre') && forms.has(`${lemma.slice(0, -2)}ez`) ? [`${lemma.slice(0, -2)}s`, `${lemma.slice(0, -2)}ez`] : []
  },
  spa: (lemma, forms) => {
    const own = spanish.get(lemma)
    if (own !== undefined) return own
    const theme = lemma.endsWith('ar') ? /(?:[^abdi]a|[bdi]a|en?)$/ : /(?:e|an?)$/
    return [...forms].filter(
      (form) => theme.test(form) && form.length <= lemma.length + 1 && !/(?:aba|ada|ida|ía|ara|iera|ase|iese|ste|aré?|eré?)n?$/.test(form)
    )
  },
  por: (lemma, forms) => {
    const own = portuguese.get(lemma)
    if (own !== undefined) return own
    const stem = lemma.slice(0, -2)
    return (lemma.endsWith('ar') ? [`${stem}a`, `${stem}e`] : /[ei]r$/.test(lemma) ? [`${stem}e`, `${stem}a`] : []).filter((form) => forms.has(form))
  },
  cat: (lemma, forms) => {
    const own = catalan.get(lemma)
    if (own !== undefined) return own
    const stem = lemma.slice(0, -2)
    return (lemma.endsWith('ar') ? [`${stem}a`, `${stem}i`] : [`${stem}eix`, `${stem}e`, stem]).filter((form) => forms.has(form))
  },
  ron: (lemma, forms) => {
    const stem = lemma.slice(0, -1)
    const plural = lemma.endsWith('e') || lemma.endsWith('i') || lemma.endsWith('a') ? [`${lemma}ți`] : []
    const singular = lemma.endsWith('a')
      ? [...forms].filter((form) => form.endsWith('ă') && !/[as][tr]ă$|ească$/.test(form))
      : lemma.endsWith('e')
        ? [lemma, `${stem}i`]
        : [`${stem}ește`, lemma]
    return [...singular, ...plural].filter((form) => forms.has(form))
  },
  ell: endingLike(/(?:[σξψ]ε|[σξψ]τε)$/, /[ηή]στε$/),
  est: (_, forms) => [...forms].filter((form) => /[aeiou]$/.test(form) && forms.has(`${form}n`) && forms.has(`${form}d`)),
  ind: (lemma, forms) => {
    if (lemma.startsWith('di')) return []
    const bases = [...forms].filter((form) => form.startsWith('di') && !form.endsWith('nya') && form.length > 5).map((form) => form.slice(2))
    return bases.length > 0 ? [lemma, ...bases, ...bases.map((form) => `${form}lah`)] : []
  },
  fin: (_, forms) => {
    const firstPersons = [...forms].filter(
      (form) => form.endsWith('n') && !/(?:si|i)n$/.test(form) && forms.has(`${form.slice(0, -1)}mme`) && forms.has(`${form.slice(0, -1)}t`)
    )
    const plain = firstPersons.filter((form) => !/(?:isi|ne)n$/.test(form)).map((form) => form.slice(0, -1))
    return [...plain, ...[...forms].filter((form) => /k(?:aa|ää)$/.test(form))]
  },
  tur: (lemma) => {
    const vowel = lemma.match(/[aeıioöuü](?=[^aeıioöuü]*$)/)?.[0]
    if (vowel === undefined) return []
    const isBack = 'aıou'.includes(vowel)
    const high = vowel === 'a' || vowel === 'ı' ? 'ı' : vowel === 'e' || vowel === 'i' ? 'i' : vowel === 'o' || vowel === 'u' ? 'u' : 'ü'
    const plural = /[aeıioöuü]$/.test(lemma) ? `${lemma}y${high}n` : `${lemma}${high}n`
    return [lemma, `${lemma}m${isBack ? 'a' : 'e'}`, plural]
  }
}

/** The particle of a German verb and the verb without it. */
export function withoutParticle(language: string, lemma: string): readonly [verb: string, particle: string] | undefined {
  const particle = language === 'deu' ? germanParticle.exec(lemma)?.[0] : undefined
  return particle === undefined ? undefined : [lemma.slice(particle.length), particle]
}

/** How infinitives end where dictionaries do not say what is a verb. */
const infinitives: Readonly<Record<string, RegExp>> = {
  ces: /[aeiíěou]t$/,
  slk: /[aáeiíuúo]ť$/,
  slv: /[aeiu]ti$/,
  hrv: /[aeiu]ti$/,
  srp: /[aeiu]ti$/,
  fra: /(?:er|ir|re)$/,
  spa: /(?:[aei]r|ír)$/,
  por: /(?:[aeio]r|ôr)$/,
  cat: /(?:[aei]r|re)$/,
  ind: /^\p{Ll}{3,}$/u
}

/** Whether a lemma ends like an infinitive, in languages where little else does. */
export function isInfinitive(language: string, lemma: string): boolean {
  return infinitives[language]?.test(lemma) === true
}

/** Endings that only verbs take, where nouns with endings of verbs count as verbs (Turkish `çocuktu`). */
const verbEndings: Readonly<Record<string, RegExp>> = { tur: /(?:yor|[ae]ca[kğ]|[ae]ce[kğ]|[ıiuü]p$|arak$|erek$)/ }

/** Whether the forms of a lemma are a verb's. */
export function isVerb(language: string, forms: ReadonlySet<string>): boolean {
  const ending = verbEndings[language]
  return ending === undefined || [...forms].some((form) => ending.test(form))
}

/** Languages whose verbs stand last. */
export const verbLast: ReadonlySet<string> = new Set(['tur', 'fas'])

/**
 * The imperatives of a verb.
 * @param lemma infinitive, or the stem where the language's lemma is that
 * @param forms forms of the verb that are known, in small letters
 */
export function imperatives(language: string, lemma: string, forms: ReadonlySet<string>): readonly string[] {
  return [...new Set(rules[language]?.(lemma, forms) ?? [])].filter((form) => form.length > 1)
}
