import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: string
  text: string
  action?: ReactNode
  /** Without a frame, where the rows of a list would be. */
  isFrameless?: boolean
}

/** A title, one helpful sentence and one action. */
export function EmptyState({ title, text, action, isFrameless = false }: EmptyStateProps) {
  const look = isFrameless ? frameless : framed
  return (
    <section className={`relative ${look.frame}`}>
      <svg
        viewBox="-60 -60 120 120"
        className={`pointer-events-none absolute fill-none ${look.drawing}`}
        aria-hidden="true"
      >
        <path d="M52-4C50 26 26 50-4 51S-52 30-51 0-30-52 2-50 53-30 52-4Z" />
        <path d="M38-3C36 20 18 36-4 37S-38 22-37-1-20-38 3-36 39-22 38-3Z" />
        <path d="M24-2C23 13 11 23-3 24S-25 13-24-2-12-24 2-23 25-14 24-2Z" />
        <path d="M-5 4 0-5l5 9z" />
      </svg>
      <h2 className={`relative max-md:pr-14 ${look.title}`}>{title}</h2>
      <p className={`relative mt-2 max-w-prose text-ink-2 ${look.text}`}>{text}</p>
      {action && <div className="relative mt-5">{action}</div>}
    </section>
  )
}

const framed = {
  frame: 'overflow-hidden rounded-lg border border-line bg-surface px-6 py-8',
  drawing: 'stroke-contour-faint -top-8 -right-6 size-24 md:-top-5 md:-right-4 md:size-32',
  title: 'text-xl',
  text: 'text-sm',
}
const frameless = {
  frame: 'py-7 md:py-11',
  drawing: 'stroke-contour top-6 right-0 size-14 md:top-11 md:size-36',
  title: 'text-heading',
  text: 'text-base',
}
