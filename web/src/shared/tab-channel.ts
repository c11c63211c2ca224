/** What is told between the tabs of this browser. Opened by the first word that is sent or listened for. */
export function tabChannel<Message>(name: string) {
  let channel: BroadcastChannel | null = null
  const open = () => {
    if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel(name)
    return channel
  }
  return {
    send: (message: Message) => open()?.postMessage(message),
    /** Hears what the other tabs send. Returns what ends it. */
    subscribe(listener: (message: Message) => void): () => void {
      const hear = ({ data }: MessageEvent<Message>) => listener(data)
      open()?.addEventListener('message', hear)
      return () => channel?.removeEventListener('message', hear)
    },
    close: () => channel?.close(),
  }
}
