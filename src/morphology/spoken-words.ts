/**
 * Words as they are spoken and typed, written together or shortened, that treebanks have seldom or never: German `kannste`, French `jsuis`, Spanish `toy`, English `shoulda`,
 * Portuguese `cê`. Closed lists.
 */
import { type PartOfSpeech, tagNumber } from '../core/part-of-speech.js'
import { TokenClass, type TokenList } from '../core/spans.js'

/** By tag, `lemma=form form` with strokes between. */
const table: Readonly<Record<string, Partial<Readonly<Record<PartOfSpeech, string>>>>> = {
  deu: {
    VERB:
      'können=kannste könntste könnteste|haben=haste hättste hatteste|sein=biste warste wärste isses|werden=wirste würdste|wollen=willste|dürfen=darfste|sollen=sollste|' +
      'mögen=magste möchtste|wissen=weißte weisste wusstste|sehen=siehste|hören=hörste|kommen=kommste|machen=machste|gehen=gehste gehts|sagen=sagste|meinen=meinste|glauben=glaubste|' +
      'denken=denkste|kennen=kennste|verstehen=verstehste|brauchen=brauchste|finden=findste|nehmen=nimmste|geben=gibste|lassen=lässte|essen=aß aßen'
  },
  eng: {
    PRON: 'she=shes|he=hes|they=theyre theyve theyll|you=youre youve youll|I=ive',
    VERB: "should=shoulda|could=coulda|would=woulda|must=musta|might=mighta|know=y'know yknow"
  },
  fra: {
    VERB: 'être=jsuis chuis jsui chui|savoir=jsais chais jsavais|pouvoir=jpeux jpouvais|vouloir=jveux jvoulais|aller=jvais|faire=jfais|penser=jpense|croire=jcrois|dire=jdis|avoir=yavait'
  },
  por: { PRON: 'você=cê cês vc vcs' },
  spa: { SCONJ: 'porque=xq xk', VERB: 'estar=toy|ir=vámonos vamonos iros', ADV: 'también=tmb' }
}
const LONGEST = 12

interface Reading {
  readonly tag: number
  readonly lemma: string
}

const opened = new Map<string, ReadonlyMap<string, Reading> | undefined>()

function readingsOf(language: string): ReadonlyMap<string, Reading> | undefined {
  if (!opened.has(language)) {
    const row = table[language]
    opened.set(
      language,
      row &&
        new Map(
          Object.entries(row).flatMap(([tag, list]) =>
            list.split('|').flatMap((entry) => {
              const [lemma, forms] = entry.split('=') as [string, string]
              return forms.split(' ').map((form) => [form, { tag: tagNumber[tag as PartOfSpeech], lemma }] as const)
            })
          )
        )
    )
  }
  return opened.get(language)
}

/** Gives such words their tags. @returns their lemmas, by token */
export function readSpokenWords(language: string, tokens: TokenList, tags: Uint8Array): Map<number, string> {
  const lemmas = new Map<number, string>()
  const readings = readingsOf(language)
  if (readings === undefined) return lemmas
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.classes[index] !== TokenClass.word || tokens.ends[index]! - tokens.starts[index]! > LONGEST) continue
    const reading = readings.get(tokens.text.slice(tokens.starts[index], tokens.ends[index]).toLowerCase().replace('’', "'"))
    if (reading === undefined) continue
    tags[index] = reading.tag
    lemmas.set(index, reading.lemma)
  }
  return lemmas
}
