/** Which network addresses contentUri may reach: public ones, and what the allow-list opens. */
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

export interface AddressPolicy {
  /** Whether a connection to `address`, which `host` (lower case, without brackets) resolved to, may be made. */
  permits(host: string, address: string): boolean
}

/** Globally routed unicast space; everything else in IPv6 is private, embedded IPv4 or not in use. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * @param allowed host names, addresses and CIDR ranges that are open although they are not public
 * @throws RangeError naming an entry that is none of these
 */
export function createAddressPolicy(allowed: readonly string[]): AddressPolicy {
  const hosts = new Set<string>()
  const ranges: [Address, number][] = []
  for (const entry of allowed) {
    const range = parseRange(entry)
    if (range !== undefined) ranges.push(range)
    else if (/^[a-z0-9_.-]+$/i.test(entry) && !/^[0-9.]+$/.test(entry)) hosts.add(entry.toLowerCase())
    else throw new RangeError(`"${entry}" is neither a host name, an address nor an address range`)
  }
  return {
    permits: (host, address) => {
      // IPv4-mapped IPv6 addresses are judged as the IPv4 address they reach.
      const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : undefined
      if (parsed === undefined) return false
      return hosts.has(host) || isPublic(parsed) || ranges.some((range) => contains(range, parsed))
    }
  }
}

function isPublic(address: Address): boolean {
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || contains(globalUnicast, address)
}

function contains(range: [Address, number], address: Address): boolean {
  return range[0].kind() === address.kind() && address.match(range)
}

function parseRange(entry: string): [Address, number] | undefined {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry)
  if (entry.includes('/') || !(ipaddr.IPv4.isValidFourPartDecimal(entry) || ipaddr.IPv6.isValid(entry))) return undefined
  const address = ipaddr.process(entry)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
