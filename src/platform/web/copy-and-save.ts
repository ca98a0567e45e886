import { useCallback, useEffect, useState } from 'react'
import { minuteMs } from '#platform/durations.ts'

/** Long enough to be read. */
const showOutcomeForMs = 4000

/** Copies text to the clipboard. For a few seconds `outcome` says whether it worked, for the page to show. */
export function useCopy(): { outcome: 'copied' | 'refused' | undefined; copy: (text: string) => void } {
  const [last, setLast] = useState<{ readonly outcome: 'copied' | 'refused' }>()

  useEffect(() => {
    if (!last) return
    const timer = setTimeout(() => setLast(undefined), showOutcomeForMs)
    return () => clearTimeout(timer)
  }, [last])

  const copy = useCallback((text: string) => {
    void copyText(text).then((isCopied) => setLast({ outcome: isCopied ? 'copied' : 'refused' }))
  }, [])

  return { outcome: last?.outcome, copy }
}

/** @returns false when the browser does not let the page write to the clipboard */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

/** The deprecated way, for plain http in a local network: there `navigator.clipboard` is undefined. */
function copySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('aria-hidden', 'true')
  area.className = 'sr-only'
  document.body.append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}

/** Downloads a text as a file with this name. */
export function saveFile(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs)
}
