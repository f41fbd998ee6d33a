/** The key of the caller, in the storage of this tab: it is gone when the tab is closed, and no other tab sees it. */
const PLACE = 'glossa-key'

export function keptKey(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? ''
  } catch {
    // storage may be forbidden; then the key lasts as long as the page
    return ''
  }
}

export function keepKey(value: string): void {
  try {
    if (value === '') sessionStorage.removeItem(PLACE)
    else sessionStorage.setItem(PLACE, value)
  } catch {
    // as above
  }
}
