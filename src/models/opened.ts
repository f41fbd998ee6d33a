/** Whatever a thread opens once: a `Map` or a `WeakMap` of what is being opened or is open. */
export interface Opened<Key, Made> {
  get(key: Key): Promise<Made> | undefined
  set(key: Key, opening: Promise<Made>): unknown
  delete(key: Key): unknown
}

/** What is open under a key, opened by the first who asks; an opening that failed is not remembered. @throws what `open` throws */
export function openOnce<Key, Made>(opened: Opened<Key, Made>, key: Key, open: () => Promise<Made>): Promise<Made> {
  let opening = opened.get(key)
  if (opening === undefined) {
    opening = open()
    opened.set(key, opening)
    opening.catch(() => opened.delete(key))
  }
  return opening
}
