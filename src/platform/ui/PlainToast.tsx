import { Button } from './Button.tsx'
import { dismissToast, type ToastRecord } from './toast-store.ts'

/** A toast whose own code could not be fetched. It stays until it is dismissed. */
export function PlainToast({ record: { id, open, title, description, action } }: { record: ToastRecord }) {
  if (!open) return null
  const end = (act?: () => void) => () => {
    act?.()
    dismissToast(id)
  }
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 rounded-md border border-line-strong bg-surface p-4 text-sm shadow-3 md:left-auto md:w-96">
      <p role="alert" className="mb-3">
        <strong>{title}</strong> {description}
      </p>
      <div className="flex flex-wrap gap-3">
        {action && <Button onClick={end(action.onSelect)}>{action.label}</Button>}
        <Button onClick={end()}>Dismiss</Button>
      </div>
    </div>
  )
}
