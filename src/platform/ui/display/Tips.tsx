interface TipsProps {
  id: string
  heading: string
  tips: readonly { title: string; text: string }[]
}

/** Short advice at the bottom of a page. */
export function Tips({ id, heading, tips }: TipsProps) {
  return (
    <section aria-labelledby={id} className="page mt-12 md:mt-16">
      <h2 id={id} className="mb-6">
        {heading}
      </h2>
      <ol className="grid gap-5 md:grid-cols-3 md:gap-8">
        {tips.map(({ title, text }) => (
          <li key={title} className="border-t-firm border-line-strong pt-3.5">
            <h3 className="mb-1.5 text-lg">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
