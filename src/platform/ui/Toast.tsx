import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, onToastChange, showToast, type ToastMessage } from './toast-store.ts'

const ShownToast = lazy(() => import('./ShownToast.tsx').then(({ ShownToast }) => ({ default: ShownToast })))

export function useToast(): { show: (message: ToastMessage) => void } {
  return toast
}

const toast = { show: showToast }

/** Stands once in the layout. The toast's own code is fetched with the first toast. */
export function ToastArea() {
  const record = useSyncExternalStore(onToastChange, currentToast, nothing)
  if (!record) return null
  return (
    <Suspense>
      <ShownToast record={record} />
    </Suspense>
  )
}

const nothing = () => undefined
