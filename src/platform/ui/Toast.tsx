import { useSyncExternalStore } from 'react'
import { PlainToast } from './PlainToast.tsx'
import { currentToast, onToastChange, showToast, type ToastMessage, type ToastRecord } from './toast-store.ts'
import { usePart } from './use-part.ts'

export function useToast(): { show: (message: ToastMessage) => void } {
  return toast
}

const toast = { show: showToast }

/** Stands once in the layout. The toast's own code is fetched with the first toast. */
export function ToastArea() {
  const record = useSyncExternalStore(onToastChange, currentToast, nothing)
  return record && <FetchedToast key={record.id} record={record} />
}

const nothing = () => undefined

/** Toasts say what went wrong: they must not need the network themselves. */
function FetchedToast({ record }: { record: ToastRecord }) {
  const shown = usePart(loadShownToast)
  const Shown = shown.kind === 'ready' ? shown.part : PlainToast
  return shown.kind === 'loading' ? null : <Shown record={record} />
}

async function loadShownToast() {
  return (await import('./ShownToast.tsx')).ShownToast
}
