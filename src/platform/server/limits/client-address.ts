import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import ipaddr from 'ipaddr.js'

type Range = ReturnType<typeof ipaddr.parseCIDR>

/** Parses addresses and CIDR ranges; the configuration has validated them. */
export function parseRanges(texts: readonly string[]): readonly Range[] {
  return texts.map((text) =>
    text.includes('/') ? ipaddr.parseCIDR(text) : wholeAddress(ipaddr.process(text)),
  )
}

function wholeAddress(address: ipaddr.IPv4 | ipaddr.IPv6): Range {
  return address.kind() === 'ipv4' ? [address as ipaddr.IPv4, 32] : [address as ipaddr.IPv6, 128]
}

/**
 * The address that limits count by: the peer of the socket, or the rightmost untrusted hop of X-Forwarded-For if the
 * peer is a trusted proxy. IPv4 in IPv6 becomes IPv4; IPv6 is cut to its /64.
 */
export function addressBlock(
  peer: string | undefined,
  forwarded: string | undefined,
  trusted: readonly Range[],
): string {
  const hops = (forwarded ?? '').split(',').map((hop) => hop.trim())
  let current = parse(peer)
  while (current && isTrusted(current, trusted) && hops.length > 0) {
    const next = parse(hops.pop())
    if (!next) break
    current = next
  }
  return current ? blockOf(current) : 'unknown'
}

/** A network that limits count by, with `factor` times the budget of an address block. */
export interface Network {
  readonly block: string
  readonly factor: number
}

/**
 * The block itself and, for IPv6, the /56 and the /48 around it: providers give whole /56 and /48 networks to one
 * customer, who could use a new /64 for every request. Many customers may also share a /48, so it has a larger budget.
 */
export function networksOf(block: string): readonly Network[] {
  const own = { block, factor: 1 }
  if (!block.endsWith(wholeBlock)) return [own]
  const [first, second, third, fourth = '0'] = block.slice(0, -wholeBlock.length).split(':')
  const site = `${first}:${second}:${third}`
  const subnet = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [own, { block: `${site}:${subnet}::/56`, factor: 2 }, { block: `${site}::/48`, factor: 4 }]
}

/** The network that contains the others: what counts here also bounds the narrower ones. */
export function widestOf(networks: readonly Network[]): Network {
  return networks.at(-1) ?? { block: 'unknown', factor: 1 }
}

const wholeBlock = '::/64'

/** Client addresses, for limits and for the log. */
export class ClientAddresses {
  readonly #trusted: readonly Range[]
  readonly #logKey: string

  constructor(trusted: readonly Range[], logKey: string) {
    this.#trusted = trusted
    this.#logKey = logKey
  }

  /** The key of limits per address, as `addressBlock` computes it. */
  blockOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    return addressBlock(socket.remoteAddress, headers['x-forwarded-for']?.toString(), this.#trusted)
  }

  /** The block of the socket's peer. Undefined for a trusted proxy. */
  blockOfPeer({ remoteAddress }: Pick<Socket, 'remoteAddress'>): string | undefined {
    const peer = parse(remoteAddress)
    return peer && isTrusted(peer, this.#trusted) ? undefined : addressBlock(remoteAddress, undefined, [])
  }

  /** A keyed hash of a block for the log: it distinguishes clients without revealing their addresses. */
  hashOf(block: string): string {
    return createHmac('sha256', this.#logKey).update(block).digest('base64url').slice(0, 12)
  }
}

function parse(text: string | undefined) {
  return text !== undefined && ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function isTrusted(address: ipaddr.IPv4 | ipaddr.IPv6, trusted: readonly Range[]): boolean {
  return trusted.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits))
}

function blockOf(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}${wholeBlock}`
}
