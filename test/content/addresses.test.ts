import { describe, expect, test } from 'vitest'
import { createAddressPolicy } from '../../src/content/addresses.js'

describe('addresses that are closed by default', () => {
  const policy = createAddressPolicy([])
  for (const [address, what] of [
    ['0.0.0.0', 'unspecified'],
    ['10.1.2.3', 'private'],
    ['100.64.0.1', 'carrier-grade NAT'],
    ['127.0.0.1', 'loopback'],
    ['127.255.255.254', 'loopback'],
    ['169.254.169.254', 'link-local, where clouds keep credentials'],
    ['172.16.0.1', 'private'],
    ['172.31.255.255', 'private'],
    ['192.0.0.1', 'protocol assignments'],
    ['192.0.2.1', 'documentation'],
    ['192.168.1.1', 'private'],
    ['198.18.0.1', 'benchmarking'],
    ['224.0.0.1', 'multicast'],
    ['240.0.0.1', 'reserved'],
    ['255.255.255.255', 'broadcast'],
    ['::', 'unspecified'],
    ['::1', 'loopback'],
    ['::127.0.0.1', 'IPv4-compatible'],
    ['::ffff:127.0.0.1', 'IPv4-mapped loopback'],
    ['::ffff:0a01:0203', 'IPv4-mapped private'],
    ['::ffff:0:7f00:1', 'IPv4-translated'],
    ['64:ff9b::7f00:1', 'NAT64'],
    ['64:ff9b:1::1', 'local NAT64'],
    ['100::1', 'discard'],
    ['2001::1', 'Teredo'],
    ['2001:db8::1', 'documentation'],
    ['2002:7f00:1::', '6to4'],
    ['3fff::1', 'documentation'],
    ['5f00::1', 'segment routing'],
    ['4000::1', 'not in use'],
    ['fc00::1', 'unique local'],
    ['fd12:3456::1', 'unique local'],
    ['fe80::1', 'link-local'],
    ['fe80::1%eth0', 'link-local with a zone'],
    ['fec0::1', 'site-local'],
    ['ff02::1', 'multicast'],
    ['', 'no address'],
    ['localhost', 'a name, not an address']
  ] as const) {
    test(`${address || '(empty)'}: ${what}`, () => expect(policy.permits('example.org', address)).toBe(false))
  }
})

describe('public addresses are open', () => {
  const policy = createAddressPolicy([])
  for (const address of ['1.1.1.1', '93.184.215.14', '172.32.0.1', '192.169.0.1', '2606:4700::1111', '2a00:1450:4001::1', '::ffff:8.8.8.8']) {
    test(address, () => expect(policy.permits('example.org', address)).toBe(true))
  }
})

describe('the allow-list opens', () => {
  for (const [entries, host, address, open] of [
    [['10.0.0.0/8'], 'a.example', '10.9.8.7', true],
    [['10.0.0.0/8'], 'a.example', '::ffff:10.9.8.7', true],
    [['10.0.0.0/8'], 'a.example', '11.0.0.1', true],
    [['10.0.0.0/8'], 'a.example', '192.168.0.1', false],
    [['127.0.0.1'], 'a.example', '127.0.0.1', true],
    [['127.0.0.1'], 'a.example', '127.0.0.2', false],
    [['fd00::/8'], 'a.example', 'fd00::1', true],
    [['fd00::/8'], 'a.example', 'fe80::1', false],
    [['::1'], 'a.example', '::1', true],
    [['Intranet.example'], 'intranet.example', '10.0.0.1', true],
    [['intranet.example'], 'other.example', '10.0.0.1', false],
    [['intranet.example'], 'evil-intranet.example', '10.0.0.1', false],
    [['wiki'], 'wiki', '192.168.0.9', true],
    [['0.0.0.0/0', '::/0'], 'a.example', '127.0.0.1', true]
  ] as const) {
    test(`${entries.join(' ')}: ${host} at ${address} is ${open ? 'open' : 'closed'}`, () => {
      expect(createAddressPolicy(entries).permits(host, address)).toBe(open)
    })
  }
  for (const entry of ['10.0.0.0/33', '300.1.1.1', 'http://intranet/', '10.0.0', '', '*']) {
    test(`refuses the entry "${entry}"`, () => expect(() => createAddressPolicy([entry])).toThrow(`"${entry}" is neither`))
  }
})
