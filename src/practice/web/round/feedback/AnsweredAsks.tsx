import type { RoundPrompt } from '../../../contract.ts'
import words from '../question/words.module.css'
import { type LitEvidence, LitPrompt, litEvidence } from './LitPrompt.tsx'

/** For each answer of a vague prompt its evidence, with the numbers that follow those of the text. */
export function evidenceInAnswers({ text, asks, evidence }: RoundPrompt): readonly LitEvidence[][] {
  let last = litEvidence({ text, evidence }).length
  return asks.map(({ answer }) =>
    litEvidence({ text: answer, evidence }).map((each) => ({ ...each, number: ++last, isInAnswer: true })),
  )
}

/** What one would ask about a vague prompt, with what decides in the answers. */
export function AnsweredAsks({ prompt }: { prompt: RoundPrompt }) {
  const evidence = evidenceInAnswers(prompt)
  if (prompt.asks.length === 0) return null
  return (
    <dl className={`mt-7 grid gap-4 border-t border-line pt-5 ${words.answer}`} aria-label="What to ask">
      {prompt.asks.map(({ question, answer }, index) => (
        <div key={question}>
          <dt className="text-sm font-strong text-ink-2">{question}</dt>
          <dd>
            <LitPrompt text={answer} evidence={evidence[index] ?? []} marks={[]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
