/** Script groups: the scripts that one classifier reads together. The script of a text is found first, then its group decides the language. */
import { SCRIPT_CODES, type ScriptCode } from '../core/scripts.js'

/** Names of the groups; the number of a group is its place here. `none` gathers scripts that no listed language uses. */
export const GROUPS = ['latn', 'cyrl', 'arab', 'cjk', 'hang', 'deva', 'beng', 'hebr', 'grek', 'knda', 'gujr', 'mlym', 'taml', 'telu', 'thai', 'none'] as const

export type Group = (typeof GROUPS)[number]

export const NO_GROUP = GROUPS.length - 1
export const CJK = GROUPS.indexOf('cjk')
export const HANGUL = GROUPS.indexOf('hang')
export const LATIN = GROUPS.indexOf('latn')

const groupOfScript: Readonly<Partial<Record<ScriptCode, Group>>> = {
  Latn: 'latn',
  Cyrl: 'cyrl',
  Arab: 'arab',
  Hani: 'cjk',
  Hira: 'cjk',
  Kana: 'cjk',
  Bopo: 'cjk',
  Hang: 'hang',
  Deva: 'deva',
  Beng: 'beng',
  Hebr: 'hebr',
  Grek: 'grek',
  Knda: 'knda',
  Gujr: 'gujr',
  Mlym: 'mlym',
  Taml: 'taml',
  Telu: 'telu',
  Thai: 'thai'
}

/** Group number by script number. */
export const GROUP_OF_SCRIPT: Uint8Array = Uint8Array.from(SCRIPT_CODES, (code) => GROUPS.indexOf(groupOfScript[code] ?? 'none'))

/** Groups that hold a single language and need no classifier, with its code and script. */
export const SINGLE_LANGUAGE: ReadonlyMap<number, { readonly language: string; readonly script: string }> = new Map(
  (
    [
      ['gujr', 'guj', 'Gujr'],
      ['mlym', 'mal', 'Mlym'],
      ['taml', 'tam', 'Taml'],
      ['telu', 'tel', 'Telu'],
      ['thai', 'tha', 'Thai']
    ] as const
  ).map(([group, language, script]) => [GROUPS.indexOf(group), { language, script }])
)
