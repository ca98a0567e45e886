const tips = [
  {
    title: 'Name it before you code it',
    text: 'Say the pattern out loud and point at the phrase that gave it away. If you cannot, read the problem again.',
  },
  {
    title: 'Run the demo twice',
    text: 'Once at 1x to watch. Once pausing before every step to predict what moves next.',
  },
  {
    title: 'Come back after two days',
    text: 'Re-solve one problem per pattern from memory. Recognition fades faster than syntax.',
  },
]

export function StudyTips() {
  return (
    <section aria-labelledby="study-tips" className="page mt-12 md:mt-16">
      <h2 id="study-tips" className="mb-6">
        Study tips
      </h2>
      <ol className="grid gap-5 md:grid-cols-3 md:gap-8">
        {tips.map(({ title, text }) => (
          <li key={title} className="border-t-[1.5px] border-line-strong pt-3.5">
            <h3 className="mb-1.5 text-lg">{title}</h3>
            <p className="text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
