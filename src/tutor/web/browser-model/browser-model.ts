import { useSyncExternalStore } from 'react'
import { localValue } from '#platform/web/local-value.ts'

/** What we use of the Prompt API: a language model that some browsers have and run on the device. */
interface BrowserModel {
  availability(options: object): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>
  /** Downloads the model first if needed, which the browser allows only after a press. */
  create(options: object): Promise<BrowserModelSession>
}

interface BrowserModelSession {
  promptStreaming(input: string, options: { signal: AbortSignal }): ReadableStream<string>
  destroy(): void
}

declare global {
  var LanguageModel: BrowserModel | undefined
}

/** Without these, the browser warns and may refuse. */
export const languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
}

const stored = localValue('capra.browserModel')

export function isBrowserModelOn(): boolean {
  return globalThis.LanguageModel !== undefined && stored.read() === 'on'
}

export function useBrowserModelOn(): boolean {
  return useSyncExternalStore(stored.onChange, isBrowserModelOn, () => false)
}

export function turnBrowserModelOff(): void {
  stored.clear()
}

/**
 * Loads the model, if the browser has not yet, and turns it on. Call it in a press.
 *
 * @param onProgress receives how much is there, from 0 to 1.
 * @throws whatever the browser reports.
 */
export async function turnBrowserModelOn(
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const monitor = (target: EventTarget) =>
    target.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded))
  const session = await globalThis.LanguageModel?.create({ ...languages, monitor, signal })
  session?.destroy()
  stored.write('on')
}
