import { useSyncExternalStore } from 'react'
import { ShownToast } from './ShownToast.tsx'
import { currentToast, onToastChange, showToast, type ToastMessage } from './toast-store.ts'

export function useToast(): { show: (message: ToastMessage) => void } {
  return toast
}

const toast = { show: showToast }

/** Stands once in the layout. */
export function ToastArea() {
  const record = useSyncExternalStore(onToastChange, currentToast, nothing)
  return record && <ShownToast key={record.id} record={record} />
}

const nothing = () => undefined
