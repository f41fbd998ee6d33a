/** Latin text by a scheme back to native script, where the scheme is reversible or its spelling leaves one reading. */
import { greekOfIso843 } from './greek-back.js'
import { hangulOfRevised } from './hangul-back.js'
import { cyrillicOfIso9 } from './iso9-back.js'
import { kanaOfRomaji } from './kana-back.js'
import { type SignScheme, signsToNative } from './signs.js'

const SIGNS: Readonly<Record<string, SignScheme>> = {
  'ara BUCKWALTER': 'buckwalter',
  'ara SATTS': 'satts',
  'hye ISO9985_1996': 'armenian',
  'hye ALA_LC': 'armenian-alalc',
  'kat NATIONAL_2002': 'georgian',
  'kat BGN': 'georgian',
  'kat UNGEGN': 'georgian',
  'kat ISO9984_1996': 'georgian-iso'
}

/** @returns undefined when the scheme has no way back for the language */
export function toNative(text: string, language: string, code: string): string | undefined {
  const signs = SIGNS[`${language} ${code}`]
  if (language === 'kat' && signs !== undefined) return signsToNative(text.normalize('NFC').toLowerCase().replace(/['ʼ]/gu, '’'), signs)
  if (signs !== undefined) return signsToNative(text.normalize('NFC'), signs)
  if (code === 'NATIVE') return text
  if (language === 'ell' && code === 'ISO843_1997') return greekOfIso843(text)
  if (code === 'ISO9_1995') return cyrillicOfIso9(text, language)
  if (language === 'jpn' && (code === 'HEBON' || code === 'BGN' || code === 'ALA_LC' || code === 'KUNREI')) return kanaOfRomaji(text)
  if (language === 'kor' && (code === 'MOCT' || code === 'BGN')) return hangulOfRevised(text)
  return undefined
}
