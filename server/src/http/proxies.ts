import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Logger } from 'pino'
import { parseNetwork } from '../config/network.ts'

/** Where proxies stand and families hardly do: networks that nobody outside can come from. */
const PRIVATE = [
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '169.254.0.0/16'],
  ...['fc00::/7', 'fe80::/10'],
]
const LOOPBACK = ['127.0.0.0/8', '::1/128']
/** Peers that are named in a warning, by process: nobody fills the log. */
const WARNED_AT_MOST = 20

/** The reverse proxies that are believed when they say for whom they ask. */
export interface Proxies {
  /** Whether this address is one of them; this very machine always is. */
  trusts(address: string): boolean
  /**
   * Says once of each in the log that it forwards and is not listed. Behind a proxy that is trusted (`isPeer` false) only
   * an address of a private network is one more: a family's own proxy is none of ours.
   */
  warn(log: Logger, address: string, isPeer: boolean): void
}

/** `listed`: addresses and networks, as `parseNetwork` takes them. */
export function openProxies(listed: readonly string[]): Proxies {
  const trusted = networks([...LOOPBACK, ...listed])
  const warned = new Set<string>()
  return {
    trusts: (address) => within(trusted, address),
    warn(log, address, isPeer) {
      const isPrivate = within(privately, address)
      // A stranger on the internet may write the header too: whose address it is stays out of the log.
      // Without the zone of a link, which is no part of what can be listed.
      const proxy = isPrivate ? address.replace(/%.*$/, '') : 'a public address'
      if (!(isPrivate || isPeer) || warned.has(proxy) || warned.size >= WARNED_AT_MOST) return
      warned.add(proxy)
      log.warn({ proxy }, 'somebody forwards requests and is not listed in TRUSTED_PROXIES: it counts as one client')
    },
  }
}

function networks(texts: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of texts) {
    const network = parseNetwork(text)
    if (!network) throw new TypeError(`${text} is no network`)
    list.addSubnet(network.address, network.bits, network.family)
  }
  return list
}

function within(list: BlockList, address: string): boolean {
  if (isIPv4(address)) return list.check(address, 'ipv4')
  return isIPv6(address) && list.check(address, 'ipv6')
}

const privately = networks(PRIVATE)
const loopback = openProxies([])

/** Whether an address is this very machine's. */
export function isThisMachine(address: string): boolean {
  return loopback.trusts(address)
}
