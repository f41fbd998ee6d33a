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
  return `curl -s ${shellWord(url)} -H 'Content-Type: application/json'${key} \\\n  -d ${shellWord(JSON.stringify(body))}\n`
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
  return JSON.stringify(value)
}

function node(url: string, body: object, keyHeader: string | undefined): string {
  const key = keyHeader === undefined ? '' : `, '${keyHeader}': process.env.API_KEY`
  return `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json'${key} },
  body: JSON.stringify(${JSON.stringify(body)})
})
console.log(JSON.stringify(await response.json(), null, 2))
`
}
