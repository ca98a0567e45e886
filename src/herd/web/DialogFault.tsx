import { TriangleAlert } from 'lucide-react'

export interface Fault {
  readonly title: string
  readonly text: string
}

/** What keeps a dialog from going on. It stands inside, because nothing outside can be reached meanwhile. */
export function DialogFault({ fault }: { fault: Fault | undefined }) {
  return (
    <div role="alert">
      {fault && (
        <p className="flex items-start gap-3 rounded-md border border-danger bg-danger-soft px-4 py-3 text-sm">
          <TriangleAlert className="icon mt-0.5 text-danger" aria-hidden="true" />
          <span className="min-w-0">
            <b className="block font-[650]">{fault.title}</b>
            {fault.text}
          </span>
        </p>
      )}
    </div>
  )
}
