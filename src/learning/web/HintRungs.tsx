import { rungCount } from '../rules.ts'

/** How many hints of a problem were opened, as little rungs. Not on phones. */
export function HintRungs({ opened }: { opened: number }) {
  const text = opened === 0 ? 'No hint opened' : `${opened} of ${rungCount} hints opened`
  return (
    <span role="img" aria-label={text} title={text} className="flex flex-none gap-0.75 max-md:hidden">
      {Array.from({ length: rungCount }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: rungs have no other identity.
          key={index}
          className={`h-3.5 w-2 rounded-[2px] border-firm ${index < opened ? 'border-ink-2 bg-ink-2' : 'border-line-strong'}`}
        />
      ))}
    </span>
  )
}
