/** Addresses of the net: mail, web, host names, IP. Each is found from a sign inside it (`@`, `:`, `.`) and read to both sides, no text twice. */
import ipaddr from 'ipaddr.js'
import { isAsciiLetter, Kind, kinds } from '../../../core/characters.js'
import { isMailLocal, pathEnd, urlEnd } from '../../../morphology/tokenize/patterns.js'
import type { Found } from './found.js'
import { doubtfulDomains, topLevelDomains } from './top-level-domains.js'

const LONGEST_LOCAL = 64
const LONGEST_HOST = 253
const LONGEST_SCHEME = 10

const schemes = new Set('http https ftp ftps sftp ssh git svn file ws wss ldap rtsp rtmp smb irc magnet'.split(' '))

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Letters of alphabets; Han and kana more often stand beside an address than in it. */
function isHostLetter(code: number): boolean {
  return isAsciiLetter(code) || isDigit(code) || (code > 0xbf && kinds[code] === Kind.letter && code < 0xac00)
}

/** Marks mail and web addresses, host names and IP addresses of the text. */
export function findNetwork(text: string, found: Found): void {
  let bound = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 46) bound = Math.max(bound, dotted(text, index, bound, found))
    else if (code === 64) bound = Math.max(bound, mail(text, index, bound, found))
    else if (code === 58) bound = Math.max(bound, colon(text, index, bound, found))
    else continue
    if (bound > index + 1) index = bound - 1
  }
}

/** End of the host that starts at `start`: labels joined by points. */
function hostEnd(text: string, start: number): number {
  let index = start
  const limit = Math.min(text.length, start + LONGEST_HOST)
  while (index < limit) {
    const code = text.charCodeAt(index)
    if (isHostLetter(code)) index++
    else if (code === 46 && isHostLetter(text.charCodeAt(index + 1)) && index > start) index++
    else if (
      code === 45 &&
      index > start &&
      isHostLetter(text.charCodeAt(index - 1)) &&
      (isHostLetter(text.charCodeAt(index + 1)) || text.charCodeAt(index + 1) === 45)
    )
      index++
    else if (code === 45 && text.charCodeAt(index - 1) === 45 && isHostLetter(text.charCodeAt(index + 1))) index++
    else break
  }
  return index
}

function mail(text: string, at: number, bound: number, found: Found): number {
  let start = at
  while (start > bound && start > at - LONGEST_LOCAL) {
    const code = text.charCodeAt(start - 1)
    if (!isMailLocal(code) && !(code > 0xbf && isHostLetter(code))) break
    start--
  }
  while (start < at && (text.charCodeAt(start) === 46 || text.charCodeAt(start) === 45)) start++
  if (start === at || text.charCodeAt(at - 1) === 46) return at + 1
  const end = hostEnd(text, at + 1)
  const host = text.slice(at + 1, end)
  const dot = host.lastIndexOf('.')
  const last = host.slice(dot + 1)
  const follow = text.charCodeAt(end)
  if (dot < 1 || last.length < 2 || isDigit(last.charCodeAt(0)) || follow === 95 || follow === 64) return Math.max(at + 1, follow === 64 ? at + 1 : end)
  found.add(start, end, 'IDENTIFIER:EMAIL', 'email')
  return end
}

function colon(text: string, at: number, bound: number, found: Found): number {
  if (text.charCodeAt(at + 1) === 47 && text.charCodeAt(at + 2) === 47) {
    let start = at
    while (start > bound && start > at - LONGEST_SCHEME && isAsciiLetter(text.charCodeAt(start - 1))) start--
    if (!schemes.has(text.slice(start, at).toLowerCase())) return bound
    const end = urlEnd(text, start, at)
    // "http://362" has no host
    if (end < 0 || (/^[\d.]+(?:[:/?#]|$)/.test(text.slice(at + 3, Math.min(end, at + 40))) && ipv4End(text, at + 3) < 0)) return bound
    found.add(start, end, 'IDENTIFIER:URL', 'url')
    return end
  }
  return ipv6(text, at, bound, found)
}

function isHexadecimal(code: number): boolean {
  return isDigit(code) || (code >= 65 && code <= 70) || (code >= 97 && code <= 102)
}

const LONGEST_IPV6 = 45

function ipv6(text: string, at: number, bound: number, found: Found): number {
  let start = at
  while (start > bound && start > at - 4 && isHexadecimal(text.charCodeAt(start - 1))) start--
  let end = at
  let colons = 0
  while (end < text.length && end - start <= LONGEST_IPV6) {
    const code = text.charCodeAt(end)
    if (code === 58) colons++
    else if (!isHexadecimal(code) && !(code === 46 && isDigit(text.charCodeAt(end + 1)) && isDigit(text.charCodeAt(end - 1)))) break
    end++
  }
  // a colon behind the address belongs to the sentence
  if (colons > 2 && text.charCodeAt(end - 1) === 58 && text.charCodeAt(end - 2) !== 58) end--
  const free = (start === 0 || !isHostLetter(text.charCodeAt(start - 1))) && text.charCodeAt(start - 1) !== 58 && !isHostLetter(text.charCodeAt(end))
  if (colons < 2 || !free || end - start > LONGEST_IPV6) return Math.max(at + 1, bound)
  const address = text.slice(start, end)
  const doubled = address.includes('::')
  // "12:30:45" is a time; "::" alone is an address only where one is spoken of
  if (!ipaddr.IPv6.isValid(address) || (!doubled && colons < 7 && !address.includes('.'))) return end
  if (address.length < 5 && !/\bip/i.test(text.slice(Math.max(0, start - 30), start))) return end
  found.add(start, end, 'IDENTIFIER:IP_ADDRESS', 'ipv6')
  return end
}

/** End of the IPv4 address at `start`, or -1. */
function ipv4End(text: string, start: number): number {
  let index = start
  for (let part = 0; part < 4; part++) {
    if (part > 0) {
      if (text.charCodeAt(index) !== 46) return -1
      index++
    }
    const from = index
    let value = 0
    while (index < from + 3 && isDigit(text.charCodeAt(index))) value = value * 10 + text.charCodeAt(index++) - 48
    if (index === from || value > 255) return -1
  }
  const follow = text.charCodeAt(index)
  return isHostLetter(follow) || (follow === 46 && isHostLetter(text.charCodeAt(index + 1))) ? -1 : index
}

/** What has a point in it: a host name, a host name with its path, an IP address. Returns how far it was read. */
function dotted(text: string, at: number, bound: number, found: Found): number {
  if (at === 0 || !isHostLetter(text.charCodeAt(at - 1)) || !isHostLetter(text.charCodeAt(at + 1))) return bound
  let start = at
  while (start > bound && start > at - 63) {
    const code = text.charCodeAt(start - 1)
    if (!isHostLetter(code) && code !== 45) break
    start--
  }
  while (text.charCodeAt(start) === 45) start++
  const end = hostEnd(text, start)
  if (end <= at) return bound
  const before = text.charCodeAt(start - 1)
  const follow = text.charCodeAt(end)
  if (follow === 64) return bound
  if (isDigit(text.charCodeAt(start))) {
    const address = ipv4End(text, start)
    if (address > 0) {
      const free = start === 0 || (!isHostLetter(before) && before !== 46)
      if (free) found.add(start, address, 'IDENTIFIER:IP_ADDRESS', 'ipv4')
      return address
    }
  }
  if (/^www\./i.test(text.slice(start, start + 4))) {
    const url = urlEnd(text, start, start + 3)
    if (url > 0) {
      found.add(start, url, 'IDENTIFIER:URL', 'url')
      return url
    }
  }
  // mail addresses have points before the sign
  if (follow === 43 || follow === 95) return bound
  if (start > 0 && (before === 64 || before === 95 || before === 47 || before === 46)) return end
  const host = knownHost(text, start, end)
  if (host < 0) return end
  const next = text.charCodeAt(host)
  if (next === 95 || next === 64) return end
  const withPath = next === 47 || (next === 58 && isDigit(text.charCodeAt(host + 1))) || (next === 63 && /[\w]=/.test(text.slice(host + 1, host + 24)))
  const whole = withPath ? pathEnd(text, start, host) : host
  if (whole > host) found.add(start, whole, 'IDENTIFIER:URL', 'url')
  else if (!isDoubtful(text, start, host)) found.add(start, host, 'IDENTIFIER:DOMAIN_NAME', 'domain')
  return Math.max(end, whole)
}

/** End of the host name, when its last label is a known domain. */
function knownHost(text: string, start: number, end: number): number {
  const host = text.slice(start, end)
  const dot = host.lastIndexOf('.')
  const last = host.slice(dot + 1)
  if (dot < 1) return -1
  if (last.startsWith('xn--')) return end
  const small = last.toLowerCase()
  if (last !== small && host !== host.toUpperCase()) return -1
  return topLevelDomains.has(small) ? end : -1
}

function isDoubtful(text: string, start: number, end: number): boolean {
  const labels = text.slice(start, end).split('.')
  const last = labels.at(-1)!.toLowerCase()
  const first = labels[0]!
  if (labels.every((label) => label.length < 2)) return true
  if (labels.length === 2 && /^\d+$/.test(first)) return last.length < 3
  if (labels.length === 2 && first.length === 1 && last.length === 2 && last !== 'co') return true
  if (!doubtfulDomains.has(last)) return false
  if (labels.length > 2) return labels.some((label) => label.length < 2)
  return !/\d/.test(first) || /^\d/.test(first)
}
