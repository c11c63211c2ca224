interface OtherTabs {
  /** This tab sounds now. */
  claim(): void
  close(): void
}

/** One tab sounds at a time: whoever begins silences the others. */
export function otherTabs(onClaimed: () => void): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { claim() {}, close() {} }
  const channel = new BroadcastChannel('perinka.player')
  channel.onmessage = onClaimed
  return {
    claim: () => channel.postMessage('playing'),
    close: () => channel.close(),
  }
}
