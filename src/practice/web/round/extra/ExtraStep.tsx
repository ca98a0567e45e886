import { useEffect, useRef } from 'react'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'
import { answerHeading } from '../question/Sureness.tsx'
import type { ExtraOption, ExtraQuestion } from './extra-question.ts'
import { useNumberKeys } from './use-number-keys.ts'

interface ExtraStepProps {
  readonly question: ExtraQuestion
  readonly onChoose: (option: ExtraOption) => void
}

/** One more press, after the name and before the feedback. */
export function ExtraStep({ question: { kind, title, options }, onChoose }: ExtraStepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasKeys = useSingleKeys()
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useNumberKeys(options.length, true, (index) => {
    const option = options[index]
    if (option) onChoose(option)
  })
  return (
    <section aria-labelledby="extra">
      <h2 id="extra" ref={heading} tabIndex={-1} className={`${answerHeading} focus:outline-none`}>
        {title}
      </h2>
      <div className="grid gap-2">
        {options.map((option, index) => (
          <button
            key={option.text}
            type="button"
            aria-keyshortcuts={hasKeys ? String(index + 1) : undefined}
            onClick={() => onChoose(option)}
            className="flex min-h-12 items-center gap-3 rounded-sm border-firm border-line-strong bg-surface px-3.25 py-2 text-left text-sm hover:border-accent-text hover:bg-surface-2"
          >
            {hasKeys && (
              <span aria-hidden="true" className={`${keyLook} flex-none max-md:hidden`}>
                {index + 1}
              </span>
            )}
            <span>{kind === 'words' ? `“${option.text}”` : option.text}</span>
          </button>
        ))}
      </div>
      <p className="mt-2 text-xs text-muted">One press. It is scored apart, and says nothing about recall.</p>
    </section>
  )
}
