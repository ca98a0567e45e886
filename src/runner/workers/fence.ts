/**
 * Removes from a worker what its content policy does not keep from our site: storage, channels to other pages, and
 * messages that look like results. Call it before a learner's code runs, and keep what the worker itself needs beforehand.
 */
export function fence(): void {
  const names = [
    'indexedDB',
    'caches',
    'cookieStore',
    'BroadcastChannel',
    'navigator',
    'postMessage',
    'close',
    'Worker',
    'SharedWorker',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'EventSource',
    'WebTransport',
    'importScripts',
    'onmessage',
    'addEventListener',
    'dispatchEvent',
    'removeEventListener',
    'MessageChannel',
    'MessagePort',
    'MessageEvent',
  ]
  for (const name of names) {
    for (let owner: object | null = self; owner; owner = Object.getPrototypeOf(owner))
      Reflect.deleteProperty(owner, name)
    if (name in self) Object.defineProperty(self, name, { value: undefined })
  }
}
