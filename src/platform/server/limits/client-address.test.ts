import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { addressBlock, ClientAddresses, networksOf, parseRanges } from './client-address.ts'

const none = parseRanges([])
const proxies = parseRanges(['10.0.0.0/8', '::1'])

test.each([
  ['the peer counts when no proxy is trusted', '203.0.113.7', '198.51.100.1', none, '203.0.113.7'],
  ['an untrusted peer cannot choose its address', '203.0.113.7', '198.51.100.1', proxies, '203.0.113.7'],
  [
    'behind a trusted proxy the rightmost hop counts',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1',
    proxies,
    '198.51.100.1',
  ],
  ['trusted hops are skipped', '10.0.0.1', '198.51.100.1, 10.2.3.4', proxies, '198.51.100.1'],
  [
    'an invalid address in the header ends the search',
    '10.0.0.1',
    '198.51.100.1, nonsense',
    proxies,
    '10.0.0.1',
  ],
  ['IPv4 in IPv6 is IPv4', '::ffff:203.0.113.7', undefined, none, '203.0.113.7'],
  ['IPv6 is cut to its /64', '2001:db8:1:2:3:4:5:6', undefined, none, '2001:db8:1:2::/64'],
  ['a request without a peer address counts as unknown', undefined, undefined, none, 'unknown'],
])('%s', (_, peer, forwarded, trusted, block) => {
  expect(addressBlock(peer, forwarded, trusted)).toBe(block)
})

test('an IPv6 block is also counted in its /56 and its /48, with larger budgets', () => {
  expect(networksOf('2001:db8:1:2a3::/64')).toEqual([
    { block: '2001:db8:1:2a3::/64', factor: 1 },
    { block: '2001:db8:1:200::/56', factor: 2 },
    { block: '2001:db8:1::/48', factor: 4 },
  ])
  expect(networksOf('2001:db8:1:2::/64')[1]?.block).toBe('2001:db8:1:0::/56')
  for (const block of ['203.0.113.7', 'unknown']) expect(networksOf(block)).toEqual([{ block, factor: 1 }])
})

/** A request from a peer, with its X-Forwarded-For header. */
const from = (peer: string, forwarded?: string) => ({
  // The code under test reads nothing else of the socket.
  socket: { remoteAddress: peer } as Socket,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test('the block is read from the socket, and behind a trusted proxy from its header', () => {
  const addresses = new ClientAddresses(proxies, 'key')
  expect(addresses.blockOf(from('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
  expect(addresses.blockOf(from('10.0.0.1', '198.51.100.1'))).toBe('198.51.100.1')
  expect(addresses.blockOf(from('10.0.0.1'))).toBe('10.0.0.1')
})

test('the log shows the same hash for the same address, and another one under another key', () => {
  const addresses = new ClientAddresses(none, 'key')
  expect(addresses.hashOf('203.0.113.7')).toBe(addresses.hashOf('203.0.113.7'))
  expect(addresses.hashOf('203.0.113.7')).not.toBe(addresses.hashOf('203.0.113.8'))
  expect(new ClientAddresses(none, 'other').hashOf('203.0.113.7')).not.toBe(addresses.hashOf('203.0.113.7'))
})
