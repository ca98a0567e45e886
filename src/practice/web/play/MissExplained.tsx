import { displayNameOf, patternNamed } from '#curriculum/patterns.ts'
import type { RoundPrompt } from '../../contract.ts'
import { AnsweredAsks, evidenceInAnswers } from '../round/feedback/AnsweredAsks.tsx'
import { EvidenceNotes } from '../round/feedback/EvidenceNotes.tsx'
import { LessonLinks } from '../round/feedback/LessonLinks.tsx'
import { LitPrompt, litEvidence } from '../round/feedback/LitPrompt.tsx'
import { rivalNotesOf } from '../round/feedback/rival-notes.ts'
import { limitsStart } from '../round/prompt-form.ts'
import words from '../round/question/words.module.css'

interface MissExplainedProps {
  readonly prompt: RoundPrompt
  readonly named: string
}

/** What decides in a prompt that was missed, and why the name that was said fails. */
export function MissExplained({ prompt, named }: MissExplainedProps) {
  const { hue } = patternNamed(prompt.pattern)
  const evidence = litEvidence(prompt)
  const fails = rivalNotesOf(prompt, named)?.fails
  return (
    <div data-hue={hue} className="grid grid-cols-1 gap-x-14 gap-y-7 lg:grid-cols-[7fr_5fr]">
      <div className={`min-w-0 ${prompt.form === 'long' ? words.long : words.smaller}`}>
        <LitPrompt text={prompt.text} evidence={evidence} marks={[]} breakBefore={limitsStart(prompt)} />
        <AnsweredAsks prompt={prompt} />
        <EvidenceNotes
          text={prompt.text}
          evidence={[...evidence, ...evidenceInAnswers(prompt).flat()]}
          marks={[]}
        />
      </div>
      <div>
        <p>{prompt.why}</p>
        {fails && (
          <>
            <h3 className="mt-5 text-heading-sm">{fails.title}</h3>
            <p className="mt-2 text-ink-2">{fails.text}</p>
          </>
        )}
        <div className="mt-4">
          <LessonLinks pattern={prompt.pattern} withDemo />
          {named !== prompt.pattern && <LessonLinks pattern={named} />}
        </div>
      </div>
      <p className="sr-only">{`You said ${displayNameOf(named)}. It was ${displayNameOf(prompt.pattern)}.`}</p>
    </div>
  )
}
