interface TipsProps {
  id: string
  heading: string
  tips: readonly { title: string; text: string }[]
}

/** Short advice at the bottom of a page. */
export function Tips({ id, heading, tips }: TipsProps) {
  return (
    <section aria-labelledby={id} className="page mt-10">
      <h2 id={id} className="mb-3 text-heading-sm">
        {heading}
      </h2>
      <ol className="grid gap-3.5 md:grid-cols-3 md:gap-8">
        {tips.map(({ title, text }) => (
          <li key={title} className="border-t-firm border-line-strong pt-2.5 text-sm text-ink-2">
            <b className="text-ink">{`${title}.`}</b> <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
