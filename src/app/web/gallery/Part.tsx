import type { ReactNode } from 'react'

/** One part in all its states, under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="min-w-0 border-t border-line pt-3">
      <h3 className="mb-3 text-sm text-muted">{name}</h3>
      <div className="flex flex-wrap items-center gap-4 *:min-w-0">{children}</div>
    </section>
  )
}
