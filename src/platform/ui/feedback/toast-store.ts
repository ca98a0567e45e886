export interface ToastMessage {
  title: string
  description?: string
  tone?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}

export interface ToastRecord extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

/** A dismissed toast leaves the screen at once; its record goes only after this long (spec, section 9). */
const recordKeptMs = 1_000_000

let current: ToastRecord | undefined
let removal: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const listeners = new Set<() => void>()

/** One at a time: a new toast takes the place of the one before. */
export function showToast(message: ToastMessage): void {
  lastId += 1
  replace({ ...message, id: lastId, open: true })
}

/** Lets a toast that is on the screen have its time first. */
export function afterToast(act: () => void): void {
  if (!current?.open) {
    act()
    return
  }
  const stop = onToastChange(() => {
    if (current?.open) return
    stop()
    act()
  })
}

export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return
  replace({ ...current, open: false })
  removal = setTimeout(() => replace(undefined), recordKeptMs)
}

export function currentToast(): ToastRecord | undefined {
  return current
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function replace(next: ToastRecord | undefined) {
  clearTimeout(removal)
  current = next
  for (const listener of listeners) listener()
}
