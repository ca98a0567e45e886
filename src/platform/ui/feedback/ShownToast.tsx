import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { buttonClass } from '../controls/Button.tsx'
import { dismissToast, type ToastRecord } from './toast-store.ts'

/** Bottom right, 5 seconds, swipe right to dismiss, F8 to reach it (spec, section 9). */
export function ShownToast({ record }: { record: ToastRecord }) {
  const destructive = record.tone === 'destructive'
  const Icon = destructive ? CircleAlert : CircleCheck
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      <Toast.Root
        key={record.id}
        open={record.open}
        onOpenChange={(open) => open || dismissToast(record.id)}
        type={destructive ? 'foreground' : 'background'}
        className={`toast flex items-start gap-3 rounded-md border p-4 shadow-3 ${destructive ? 'border-danger bg-danger-soft' : 'border-line-strong bg-surface-2'}`}
      >
        <Icon className={`icon mt-0.5 ${destructive ? 'text-danger' : 'text-success'}`} aria-hidden="true" />
        <div className="min-w-0 flex-1">
          <Toast.Title className="text-sm font-[650]">{record.title}</Toast.Title>
          {record.description && (
            <Toast.Description className="mt-0.5 text-sm text-ink-2">{record.description}</Toast.Description>
          )}
          {record.action && (
            <Toast.Action
              altText={record.action.label}
              onClick={record.action.onSelect}
              className={buttonClass('outline', 'sm', 'mt-3 pointer-coarse:min-h-11')}
            >
              {record.action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close
          aria-label="Dismiss"
          className="-m-2 grid size-11 place-items-center rounded-sm text-ink-2 hover:text-ink"
        >
          <X className="icon" aria-hidden="true" />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="fixed inset-x-4 bottom-4 z-50 md:left-auto md:w-96" />
    </Toast.Provider>
  )
}
