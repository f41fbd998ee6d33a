/** Public detectors on the probes of the evaluation, each limited to our languages that it knows, beside ours on the same languages. */
import { eld } from 'eld/large'
import { franc } from 'franc'
import { data as francLanguages } from 'franc/data.js'
import { expressions as francScripts } from 'franc/expressions.js'
import { detect as tinyld, supportedLanguages as tinyldLanguages, toISO2, toISO3 } from 'tinyld'
import { resolveLanguage } from '../../src/core/languages.js'
import { count, emptyTally, macroAccuracy, type ProbeKind, type ProbeTable } from './evaluation.js'
import { isRomanised } from './probes/probe.js'

/** A detector of another make. */
export interface Peer {
  readonly name: string
  /** Our languages that it knows. */
  readonly languages: ReadonlySet<string>
  /** Our code of its answer; undefined for none. */
  readonly detect: (text: string) => string | undefined
}

/** Other codes of ISO 639-3 for our languages. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  als: 'sqi',
  arb: 'ara',
  ckb: 'kur',
  cmn: 'zho',
  ekk: 'est',
  kmr: 'kur',
  lvs: 'lav',
  nno: 'nor',
  nob: 'nor',
  pbu: 'pus',
  pes: 'fas',
  prs: 'fas',
  uzn: 'uzb',
  zlm: 'msa'
}

/** Our code for a peer's, of two or three letters. */
export function ownCode(code: string): string | undefined {
  const known = OTHER_CODES[code] ?? resolveLanguage(code)
  return known === undefined ? undefined : (OTHER_CODES[known] ?? known)
}

/** All codes of ISO 639-3 that mean one of these languages. */
export function codesOf(languages: readonly string[]): string[] {
  return [...languages, ...Object.keys(OTHER_CODES).filter((code) => languages.includes(OTHER_CODES[code]!))]
}

/** The codes of a peer that mean a language of `ours`, and those languages. */
function limited(codes: readonly string[], ours: ReadonlySet<string>): { codes: string[]; languages: Set<string> } {
  const wanted = codes.filter((code) => ours.has(ownCode(code) ?? ''))
  return { codes: wanted, languages: new Set(wanted.map((code) => ownCode(code)!)) }
}

/** The detectors that are at hand as packages, limited to the languages of the evaluation. */
export function peers(ours: ReadonlySet<string>): Peer[] {
  const forEld = limited(Object.values(eld.info().Languages), ours)
  eld.setLanguageSubset(forEld.codes)
  const forFranc = limited([...Object.values(francLanguages).flatMap((languages) => Object.keys(languages)), ...Object.keys(francScripts)], ours)
  const forTinyld = limited(tinyldLanguages, ours)
  const only = forTinyld.codes.map((code) => toISO2(code))
  return [
    { name: 'eld large', languages: forEld.languages, detect: (text) => ownCode(eld.detect(text).language) },
    { name: 'franc', languages: forFranc.languages, detect: (text) => ownCode(franc(text, { only: forFranc.codes, minLength: 1 })) },
    { name: 'tinyld', languages: forTinyld.languages, detect: (text) => ownCode(toISO3(tinyld(text, { only }))) }
  ]
}

export const PEER_KINDS: readonly ProbeKind[] = ['named', 'headlines', 'lines', 'firstWords', 'sentences', 'pairs', 'words']

export interface PeerFigures {
  readonly name: string
  readonly languages: number
  /** Mean over the languages in per cent by kind, and that of our detector over the same languages and texts. */
  readonly accuracy: Readonly<Partial<Record<ProbeKind, { readonly peer: number; readonly own: number }>>>
}

/** Accuracy of each peer over the texts in the usual script of the languages that it knows. */
export function measurePeers(list: readonly Peer[], own: (text: string) => string, probes: ProbeTable): PeerFigures[] {
  return list.map(({ name, languages, detect }) => ({
    name,
    languages: languages.size,
    accuracy: Object.fromEntries(
      PEER_KINDS.map((kind) => {
        const tallies = { peer: emptyTally(), own: emptyTally() }
        for (const [language, all] of probes) {
          if (!languages.has(language)) continue
          for (const { text } of all[kind]) {
            if (isRomanised(language, text)) continue
            count(tallies.peer, language, detect(text) ?? '')
            count(tallies.own, language, own(text))
          }
        }
        return [kind, { peer: macroAccuracy(tallies.peer), own: macroAccuracy(tallies.own) }]
      })
    )
  }))
}
