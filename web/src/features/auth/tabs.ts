type Word = 'signed-in' | 'signed-out'

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('perinka.session')

/** What happens to the session in one tab happens in all of them. */
export function tellOtherTabs(word: Word): void {
  channel?.postMessage(word)
}

export function onOtherTab(listener: (word: Word) => void): () => void {
  const hear = (event: MessageEvent<Word>) => listener(event.data)
  channel?.addEventListener('message', hear)
  return () => channel?.removeEventListener('message', hear)
}
