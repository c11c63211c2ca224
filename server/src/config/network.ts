import { isIPv4, isIPv6 } from 'node:net'

/** An address, or a network such as 10.0.0.0/8; null for anything else, and for one that would be everybody. */
export function parseNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [, address = '', said] = /^([\d.]+|[\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? []
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null
  if (!family) return null
  const most = family === 'ipv4' ? 32 : 128
  const bits = said === undefined ? most : Number(said)
  return bits >= 1 && bits <= most ? { address, bits, family } : null
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Whether a `host:port` means this very machine. */
export function isLoopbackHost(host: string): boolean {
  return LOOPBACK_HOST.test(host)
}
