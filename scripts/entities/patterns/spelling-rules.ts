/** Spells numbers out by the rules of CLDR (UTS 35, part 3: rule-based number formatting), as far as its spelling rules need. */

interface SpellingRule {
  readonly base: number
  readonly radix: number
  readonly body: string
}

export type SpellingRules = ReadonlyMap<string, readonly SpellingRule[]>

/** Rule sets of one locale as `cldr-rbnf` has them: name -> [base, body][]. Names start with `%`, those of private sets with `%%`. */
export function parseSpellingRules(sets: Readonly<Record<string, readonly (readonly [string, string])[]>>): SpellingRules {
  const rules = new Map<string, readonly SpellingRule[]>()
  for (const [name, entries] of Object.entries(sets)) {
    if (typeof entries === 'string') continue
    const list: SpellingRule[] = []
    for (const [head, text] of entries) {
      const match = /^(\d+)(?:\/(\d+))?$/.exec(head)
      if (match === null) continue
      const body = text.replace(/;$/, '').replace(/^'/, '').replaceAll('\u00ad', '')
      list.push({ base: Number(match[1]), radix: Number(match[2] ?? 10), body })
    }
    rules.set(name, list)
  }
  return rules
}

function divisorOf(rule: SpellingRule): number {
  let divisor = 1
  while (rule.base > 0 && divisor * rule.radix <= rule.base) divisor *= rule.radix
  return divisor
}

/** `value` in words by the rule set `name`, or undefined when the rules only have digits for it. */
export function spellOut(rules: SpellingRules, name: string, value: number, depth = 0): string | undefined {
  const list = rules.get(name)
  if (list === undefined || depth > 30) return undefined
  let at = -1
  for (let index = 0; index < list.length; index++) if (list[index]!.base <= value) at = index
  if (at < 0) return undefined
  let rule = list[at]!
  if (at > 0 && /→/.test(rule.body) && /←/.test(rule.body) && value % divisorOf(rule) === 0 && rule.base % divisorOf(rule) !== 0) rule = list[at - 1]!
  const divisor = divisorOf(rule)
  const rest = value % divisor
  const body = rule.body.replace(/\[([^\]]*)\]/, rest === 0 ? '' : '$1').replace(/\$\([^$]*\)\$/, '#')
  let failed = false
  const spelled = body.replace(/→(%{0,2}[\w-]*)→→?|←(%{0,2}[\w-]*)←|=([^=]*)=/g, (_, after?: string, before?: string, same?: string) => {
    const set = after ?? before ?? same ?? ''
    const part = after !== undefined ? rest : before !== undefined ? Math.floor(value / divisor) : value
    const text = set.startsWith('#') || set.startsWith('0') ? undefined : spellOut(rules, set || name, part, depth + 1)
    if (text === undefined) failed = true
    return text ?? ''
  })
  return failed || spelled.includes('#') ? undefined : spelled
}
