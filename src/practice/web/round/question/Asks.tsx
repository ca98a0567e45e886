import { ChevronDown } from 'lucide-react'
import type { RoundPrompt } from '../../../contract.ts'
import { answerHeading } from './Sureness.tsx'

interface AsksProps {
  readonly asks: RoundPrompt['asks']
  /** Indices of what was asked. */
  readonly asked: readonly number[]
  readonly onAsk: (index: number) => void
}

/** What one would ask about a vague prompt. A press asks it, and the answer stays. */
export function Asks({ asks, asked, onAsk }: AsksProps) {
  if (asks.length === 0) return null
  return (
    <section className="mt-8 max-w-160" aria-labelledby="asks">
      <h2 id="asks" className={answerHeading}>
        What would you ask?
      </h2>
      <ul className="border-t border-line">
        {asks.map(({ question, answer }, index) => {
          const isAsked = asked.includes(index)
          return (
            <li key={question} className="border-b border-line">
              <button
                type="button"
                aria-expanded={isAsked}
                onClick={() => isAsked || onAsk(index)}
                className={`flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left ${isAsked ? 'cursor-default font-strong text-ink' : 'text-ink-2 hover:text-accent-text'}`}
              >
                <span>{question}</span>
                {!isAsked && <ChevronDown className="icon flex-none text-muted" aria-hidden="true" />}
              </button>
              {isAsked && <p className="max-w-prose pb-3 text-ink-2">{answer}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
