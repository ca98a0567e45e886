import { Check, X } from 'lucide-react'
import { patternProperties } from '#curriculum/between/pattern-properties.ts'
import type { Answer, RoundPrompt } from '../../../contract.ts'
import { fits } from '../../../judge.ts'

interface ExtraResultProps {
  readonly prompt: RoundPrompt
  readonly named: string | null
  readonly property: NonNullable<Answer['property']>
}

/** How the press after the name went. */
export function ExtraResult({ prompt, named, property }: ExtraResultProps) {
  const { asked, isRight, named: chosen } = property
  const Icon = isRight ? Check : X
  const pattern = named !== null && fits(prompt, named) ? named : prompt.pattern
  const right = asked === 'words' ? 'The lit words with a full line do.' : patternProperties[pattern]
  const said = asked === 'words' ? `“${chosen}”` : chosen
  return (
    <div className="mt-5 grid grid-cols-label gap-3 border-t border-line pt-3.5 text-sm text-ink-2">
      <Icon className={`icon mt-0.75 ${isRight ? 'text-success' : 'text-muted'}`} aria-hidden="true" />
      <p>
        <b className="text-ink">{asked === 'words' ? 'Which words decide:' : 'What must be true:'}</b>{' '}
        <span>
          {isRight
            ? `${said} Right.`
            : `You chose: ${said} ${asked === 'words' ? 'It does not decide.' : 'It rests on this:'} ${right}`}
        </span>
      </p>
    </div>
  )
}
