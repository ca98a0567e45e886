/** Resolves after a while. Rejects with the reason of the signal once that is aborted, also when it was before. */
export function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const callOff = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      // One signal sees many pauses: each takes its listener away again.
      signal.removeEventListener('abort', callOff)
      resolve()
    }, delayMs)
    signal.addEventListener('abort', callOff, { once: true })
  })
}
