/** The request as a program or command that the reader can copy. The key is never in it: it is read from the environment. */
import type { Call } from '../interface/request.js'

export const SNIPPETS = ['curl', 'Python', 'Node'] as const
export type Snippet = (typeof SNIPPETS)[number]

/** @param base address of the page, which the call is relative to */
export function snippet(kind: Snippet, { url, body }: Call, base: string, keyHeader: string | undefined): string {
  const full = new URL(url, base).href
  if (kind === 'curl') return curl(full, body, keyHeader)
  return kind === 'Python' ? python(full, body, keyHeader) : node(full, body, keyHeader)
}

function curl(url: string, body: object, keyHeader: string | undefined): string {
  const key = keyHeader === undefined ? '' : ` -H "${keyHeader}: $API_KEY"`
  const head = `curl -s ${shellWord(url)} -H 'Content-Type: application/json'${key} \\\n  `
  const json = plainJson(body)
  // systems allow some 128 kB for a word of a command
  if (json.length > LONGEST_WORD) return `${head}--data-binary @- <<'END'\n${json}\nEND\n`
  return `${head}-d ${shellWord(json)}\n`
}

/** Characters of a body that is a word of the command; each may be three bytes. */
const LONGEST_WORD = 30_000
/** Characters that are not seen, or turn the order of those after them. */
const unseen = /[\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/** JSON whose every character can be seen: the others are written as escapes. @param indent blanks of each level; on one line without */
export function plainJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(unseen, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A word of a shell: between single quotes nothing but the quote itself is special. */
function shellWord(text: string): string {
  return `'${text.replace(/'/g, "'\\''")}'`
}

function python(url: string, body: object, keyHeader: string | undefined): string {
  const key = keyHeader === undefined ? '' : `, ${pythonValue(keyHeader)}: os.environ['API_KEY']`
  return `import json
${keyHeader === undefined ? '' : 'import os\n'}import urllib.request

request = urllib.request.Request(
    ${pythonValue(url)},
    data=json.dumps(${pythonValue(body)}).encode(),
    headers={'Content-Type': 'application/json'${key}})
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), ensure_ascii=False, indent=2))
`
}

/** A value as Python writes it. Its strings take the escapes of JSON, but for halves of characters beyond the first 65,536. */
export function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`
  if (typeof value === 'object')
    return `{${Object.entries(value)
      .map(([name, field]) => `${pythonValue(name)}: ${pythonValue(field)}`)
      .join(', ')}}`
  return plainJson(value)
}

function node(url: string, body: object, keyHeader: string | undefined): string {
  const key = keyHeader === undefined ? '' : `, '${keyHeader}': process.env.API_KEY`
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json'${key} },
  body: JSON.stringify(${plainJson(body)})
})
console.log(JSON.stringify(await response.json(), null, 2))
`
}
