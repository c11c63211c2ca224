import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'

const nearby = new BlockList()
nearby.addSubnet('127.0.0.0', 8)
nearby.addSubnet('10.0.0.0', 8)
nearby.addSubnet('172.16.0.0', 12)
nearby.addSubnet('192.168.0.0', 16)
nearby.addSubnet('::1', 128, 'ipv6')
nearby.addSubnet('fc00::', 7, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addSubnet('::1', 128, 'ipv6')

/** What reverse proxies write, each its own choice of them; a browser writes none. */
const PROXY_HEADERS = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via']

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Whoever holds the other end of the connection; null where there is none (a request made in process). */
function peer(c: Context): string | null {
  const address: unknown = c.env?.incoming?.socket?.remoteAddress
  return typeof address === 'string' ? address.replace(/^::ffff:/, '') : null
}

function within(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4')
  return isIPv6(address) && list.check(address, 'ipv6')
}

/**
 * The address to count requests by, of IPv6 its network's: a home has 2^64 of them. Where the peer is a neighbour, a
 * reverse proxy stands there and the last entry it wrote is believed; the header of a stranger is not.
 */
export function clientAddress(c: Context): string {
  const near = peer(c)
  if (near === null) return '127.0.0.1'
  const forwarded = c.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
  return networkOf(forwarded && isIP(forwarded) && within(nearby, near) ? forwarded : near)
}

/** The first 64 bits of an IPv6 address, in one spelling; an IPv4 address as it is, also where it is written as IPv6. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%')
  const spelt = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [start = '', end = ''] = spelt.split('::')
  const [left, right] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  if (!spelt.startsWith('::ffff:')) return `${groups.slice(0, 4).join(':')}::`
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number]
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Whether a `host:port` means this very machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}

/**
 * Whether somebody at this very machine asks. A proxy's request comes from elsewhere, and another
 * Host is a page that pointed its own name at 127.0.0.1 to read what is ours. A proxy may hide all
 * traces of itself (nginx does unless told otherwise), so what must stay at this machine also needs
 * a public address that is this machine's.
 */
export function isLoopback(c: Context): boolean {
  const near = peer(c)
  return (
    near !== null &&
    within(loopback, near) &&
    PROXY_HEADERS.every((name) => c.req.header(name) === undefined) &&
    isLoopbackHost(c.req.header('Host') ?? '')
  )
}
