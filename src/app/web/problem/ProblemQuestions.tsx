import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProblemHelpReply } from '#learning/contract.ts'
import { MarkedText } from '#platform/ui/display/MarkedText.tsx'
import { HelpText } from './HelpText.tsx'

/** What learners ask about the problem. Folded, since the questions give away how it is solved. */
export function ProblemQuestions({ questions }: Pick<ProblemHelpReply, 'questions'>) {
  return (
    <div className="mt-4 border-t border-line">
      <Fold title="Questions learners ask">
        <ul className="pb-2">
          {questions.map(({ question, answer }) => (
            <li key={question} className="border-t border-line">
              <Fold title={<MarkedText text={question} />}>
                <HelpText text={answer} className="pb-4 text-sm text-ink-2" />
              </Fold>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  )
}

function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 leading-snug font-strong [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown
          aria-hidden="true"
          className="icon text-muted transition-transform duration-(--dur-base) ease-step [details[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
