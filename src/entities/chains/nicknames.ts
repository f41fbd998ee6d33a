/** Given names and the short ones of another first letter that persons are known by. Folded. */
const groups =
  'william bill billy|robert bob bobby|richard dick|anthony tony|edward ted teddy ned|theodore ted teddy|margaret peggy meg|elizabeth betty beth liz|john jack|henry harry hank|james jim jimmy|alexander sasha xander|aleksandr sasha|alexandra sasha|joseph sepp|josef sepp|jose pepe|francisco paco pancho curro|ignacio nacho|giuseppe beppe peppe|giovanni nanni|johannes hans jan|johann hans|antonio toni tonio|antoine toine|eleanor nora|vladimir volodya|evgeny zhenya|dmitry mitya|dolores lola|gabriel biel|joaquim quim|manuel lolo'

const byName = new Map<string, Set<string>>()
for (const group of groups.split('|')) {
  const names = group.split(' ')
  for (const name of names) byName.set(name, new Set([...(byName.get(name) ?? []), ...names]))
}

/** Whether two folded given names may be one person's: they begin with one letter, or one is short for the other. */
export function mayBeOneGivenName(one: string, other: string): boolean {
  return one[0] === other[0] || byName.get(one)?.has(other) === true
}
