import { isIP, isIPv6 } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '../config/network.ts'
import type { Visiting } from './env.ts'
import { isThisMachine, openProxies } from './proxies.ts'

/** What reverse proxies write, each its own choice of them; a browser writes none. */
const PROXY_HEADERS = ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP', 'Forwarded', 'Via']

/** Lets a request ask which proxies are believed. */
export function knowProxies(listed: readonly string[]): MiddlewareHandler<Visiting> {
  const proxies = openProxies(listed)
  return async (c, next) => {
    c.set('proxies', proxies)
    await next()
  }
}

/** Whoever holds the other end of the connection; null where there is none (a request made in process). */
function peer(c: Pick<Context, 'env'>): string | null {
  const address: unknown = c.env?.incoming?.socket?.remoteAddress
  return typeof address === 'string' ? plain(address) : null
}

/** An IPv4 address that a socket of both kinds, or a proxy that has one, spells as IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The address to count requests by, of IPv6 its network's: a home has 2^64 of them. Each proxy adds whom it was asked by
 * to the end of `X-Forwarded-For`, so it is read backwards, for as long as proxies that are trusted have written it. The
 * first address that is none of theirs is the client's; what stands before it anybody may have written.
 */
export function clientAddress(c: Pick<Context<Visiting>, 'env' | 'req' | 'var'>): string {
  const near = peer(c)
  if (near === null) return '127.0.0.1'
  const { proxies, log } = c.var
  const chain = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => plain(entry.trim()))
  let address = near
  while (proxies.trusts(address)) {
    const entry = chain.pop() ?? ''
    if (!isIP(entry)) return networkOf(address)
    address = entry
  }
  if (chain.some((entry) => isIP(entry))) proxies.warn(log, address, address === near)
  return networkOf(address)
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

/** Whose turn it is by such an address: of IPv6 whoever has the first 48 bits, since a whole site may have 65,536 networks. */
export const siteOf = (counted: string) => (isIPv6(counted) ? counted.split(':').slice(0, 3).join(':') : counted)

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
    isThisMachine(near) &&
    PROXY_HEADERS.every((name) => c.req.header(name) === undefined) &&
    isLoopbackHost(c.req.header('Host') ?? '')
  )
}
