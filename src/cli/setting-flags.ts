/** Settings that commands other than `serve` take as flags, handed on to `loadSettings`. */

export const configFlag = { config: { type: 'string' } } as const

export const modelFlags = { ...configFlag, models: { type: 'string' }, 'models-licence': { type: 'string' } } as const

export const annotateFlags = {
  ...modelFlags,
  'entity-lists': { type: 'string' },
  'knowledge-base': { type: 'string' },
  'cache-folder': { type: 'string' }
} as const

export const knowledgeFlags = { ...modelFlags, 'cache-folder': { type: 'string' } } as const

export const keyFlags = { ...configFlag, 'keys-file': { type: 'string' } } as const

const names = ['config', 'models', 'models-licence', 'keys-file', 'entity-lists', 'knowledge-base', 'cache-folder'] as const

/** Arguments for `loadSettings` from parsed flags. */
export function settingArguments(values: { readonly [name in (typeof names)[number]]?: string | undefined }): string[] {
  return names.flatMap((name) => (values[name] === undefined ? [] : [`--${name}=${values[name]}`]))
}
