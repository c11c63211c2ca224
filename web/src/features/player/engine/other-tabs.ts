interface Claim {
  /** Milliseconds since 1970. */
  at: number
  /** Decides between two of the same moment. */
  tab: string
}

/** One tab sounds at a time: whoever begins silences the others. Of two that begin together the later one goes on. */
export function otherTabs(onClaimed: () => void) {
  if (typeof BroadcastChannel === 'undefined') return { claim() {}, close() {} }
  const channel = new BroadcastChannel('perinka.player')
  const own: Claim = { at: 0, tab: crypto.randomUUID() }
  channel.onmessage = ({ data }: MessageEvent<Claim>) => {
    if (isLater(data, own)) onClaimed()
  }
  return {
    /** This tab sounds now. */
    claim(): void {
      own.at = Date.now()
      channel.postMessage(own)
    },
    close: () => channel.close(),
  }
}

function isLater(one: Claim, other: Claim): boolean {
  return one.at === other.at ? one.tab > other.tab : one.at > other.at
}
