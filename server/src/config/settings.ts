/** Reads variables by kind and gathers a sentence for each wrong one, so that all are told at once. */
export interface Settings {
  /** One sentence for each wrong variable so far. */
  problems: string[]
  /** null where it is unset or empty: an empty line of .env means the default. */
  text(name: string): string | null
  /** What stands between its commas; nothing where it is unset. */
  list(name: string): string[]
  whole(name: string, otherwise: number, least: number, most: number): number
  oneOf<T extends string>(name: string, allowed: readonly T[], otherwise: T): T
  yesNo(name: string): boolean
  /** null where unset; `example` shows a right one. The value itself is never repeated: it may hold a password. */
  url(name: string, protocols: string[], example: string): string | null
  /** Address of a server, without a slash at its end; null where unset. A name, a key or a query within it is refused. */
  server(name: string, example: string): string | null
  /** These do nothing, `why` says when, as in "without S3_BUCKET": whoever set them would be surprised. */
  refuseIdle(names: readonly string[], why: string): void
  /** A mail address, with or without a name before it. */
  address(name: string): string | null
}

export function openSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = []
  const text = (name: string) => env[name]?.trim() || null
  const url: Settings['url'] = (name, protocols, example) => {
    const value = text(name)
    if (value === null) return null
    const url = URL.canParse(value) ? new URL(value) : null
    if (url && protocols.includes(url.protocol) && (url.host || url.protocol.startsWith('postgres'))) return value
    problems.push(`${name} must be an address such as ${example}.`)
    return null
  }
  return {
    problems,
    text,
    url,
    server(name, example) {
      const value = url(name, ['http:', 'https:'], example)
      if (value === null) return null
      const { username, password, search, hash, href } = new URL(value)
      if (username || password || search || hash) {
        problems.push(`${name} must be an address alone, such as ${example}; keys have settings of their own.`)
      }
      return href.replace(/\/+$/, '')
    },
    refuseIdle(names, why) {
      const idle = names.filter((name) => text(name) !== null)
      if (idle.length === 0) return
      const listed = new Intl.ListFormat('en-GB').format(idle)
      problems.push(`${listed} ${idle.length === 1 ? 'has' : 'have'} no effect ${why}.`)
    },
    list: (name) => (text(name) ?? '').split(',').flatMap((one) => one.trim() || []),
    whole(name, otherwise, least, most) {
      const value = text(name)
      if (value === null) return otherwise
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
      if (number >= least && number <= most) return number
      problems.push(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
      return otherwise
    },
    oneOf(name, allowed, otherwise) {
      const value = text(name)
      const found = allowed.find((one) => one === value?.toLowerCase())
      if (value !== null && !found) problems.push(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
      return found ?? otherwise
    },
    yesNo(name) {
      const value = text(name)?.toLowerCase() ?? 'no'
      if (['yes', 'true', '1', 'on'].includes(value)) return true
      if (!['no', 'false', '0', 'off'].includes(value)) problems.push(`${name} must be yes or no, not "${value}".`)
      return false
    },
    address(name) {
      const value = text(name)
      if (value === null || /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value)) return value
      problems.push(`${name} must be a mail address, not "${value}".`)
      return null
    },
  }
}
