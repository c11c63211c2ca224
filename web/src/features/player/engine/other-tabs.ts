import { tabChannel } from '../../../shared/tab-channel.ts'

interface Claim {
  /** Milliseconds since 1970. */
  at: number
  /** Decides between two of the same moment. */
  tab: string
}

/** One tab sounds at a time: whoever begins silences the others. Of two that begin together the later one goes on. */
export function otherTabs(onClaimed: () => void) {
  const channel = tabChannel<Claim>('perinka.player')
  const own: Claim = { at: 0, tab: crypto.randomUUID() }
  channel.subscribe((claim) => isLater(claim, own) && onClaimed())
  return {
    /** This tab sounds now. */
    claim(): void {
      own.at = Date.now()
      channel.send(own)
    },
    close: channel.close,
  }
}

function isLater(one: Claim, other: Claim): boolean {
  return one.at === other.at ? one.tab > other.tab : one.at > other.at
}
