import { type ReactNode, useId } from 'react'

interface AccountSectionProps {
  title: string
  /** A sentence or two of explanation. */
  text?: ReactNode
  children: ReactNode
}

/** A section of the account page: explanation on the left, controls on the right. */
export function AccountSection({ title, text, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[19rem_minmax(0,36rem)] lg:gap-x-16 lg:py-10"
    >
      <div className="max-w-prose">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <div className="mt-2 text-sm text-ink-2">{text}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
