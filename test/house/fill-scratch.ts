import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf, documents, readDocument, root } from './document-blocks.js'
import { isRunnable, PageRunner, startServer } from './page-runner.js'

function short(v: unknown): unknown {
  if (typeof v === 'number') return Number.isInteger(v) ? v : Number(v.toFixed(4))
  if (Array.isArray(v)) return v.map(short)
  if (v && typeof v === 'object') return Object.fromEntries(Object.entries(v).map(([k, x]) => [k, short(x)]))
  return v
}
const flat = (v: unknown): string =>
  Array.isArray(v)
    ? `[${v.map(flat).join(', ')}]`
    : v && typeof v === 'object'
      ? `{${Object.entries(v)
          .map(([k, x]) => `${JSON.stringify(k)}: ${flat(x)}`)
          .join(', ')}}`
      : JSON.stringify(v)
function fmt(v: unknown, ind = '', head = 0, width = 150): string {
  const f = flat(v)
  if (f.length + ind.length + head <= width || !v || typeof v !== 'object') return f
  const i = ind + '  '
  if (Array.isArray(v)) return `[\n${v.map((x) => i + fmt(x, i)).join(',\n')}\n${ind}]`
  return `{\n${Object.entries(v)
    .map(([k, x]) => `${i}${JSON.stringify(k)}: ${fmt(x, i, k.length + 4)}`)
    .join(',\n')}\n${ind}}`
}
const common = startServer()
for (const name of documents) {
  const runner = new PageRunner(common)
  let text = readDocument(name)
  for (const block of blocksOf(text).filter(isRunnable)) {
    const o = await runner.run(block)
    if (o.code !== 0) console.error(name, block.line, o)
    if (block.answer?.text.trim() !== '') continue
    let out = o.stdout.trim()
    if (block.answer.language === 'json') {
      try {
        out = fmt(short(JSON.parse(out)))
      } catch {
        out = out
          .split('\n')
          .map((l) => flat(short(JSON.parse(l))))
          .join('\n')
      }
    }
    const whole = `\`\`\`${block.language}\n${block.source}\`\`\`\n\`\`\`${block.answer.language}\n\`\`\``
    if (!text.includes(whole)) console.error('no place', name, block.line)
    text = text.replace(whole, () => `\`\`\`${block.language}\n${block.source}\`\`\`\n\`\`\`${block.answer!.language}\n${out}\n\`\`\``)
  }
  runner.close()
  writeFileSync(join(root, name), text)
}
;(await common).stop()
