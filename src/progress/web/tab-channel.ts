/** Tells the other tabs of this browser; silent where the browser has no such channel. */
export function openTabChannel<News>(
  name: string,
  hear: (news: News) => void,
): { tell(news: News): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = (event: MessageEvent<News>) => hear(event.data)
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() }
}
