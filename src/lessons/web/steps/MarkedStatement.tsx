import type { Evidence } from '#curriculum/prompt.ts'
import { EvidenceNotes } from '#practice/web/round/feedback/EvidenceNotes.tsx'
import { LitPrompt, litEvidence } from '#practice/web/round/feedback/LitPrompt.tsx'
import { MarkablePrompt } from '#practice/web/round/question/MarkablePrompt.tsx'
import type { useMarks } from '#practice/web/round/question/marks.ts'

interface MarkedStatementProps {
  readonly text: string
  readonly evidence: readonly Evidence[]
  /** Whether the evidence is lit; before that, words can be marked. */
  readonly isLit: boolean
  readonly marking: ReturnType<typeof useMarks>
}

/** A statement whose words the learner marks, and then the same lines with what decides. */
export function MarkedStatement({ text, evidence, isLit, marking }: MarkedStatementProps) {
  const { marks, change, setSaid, said } = marking
  if (!isLit)
    return (
      <>
        <MarkablePrompt
          text={text}
          prompt={0}
          label="Mark the words that decide. Arrow keys move by word, Shift and arrows select, Enter marks."
          marks={marks}
          onChange={change}
          onMove={setSaid}
          onEscape={() => document.getElementById('question')?.focus()}
        />
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </>
    )
  return <LitPrompt text={text} evidence={litEvidence({ text, evidence: [...evidence] })} marks={marks} />
}

/** What each piece of the evidence tells. */
export function StatementNotes({ text, evidence, isLit, marking }: MarkedStatementProps) {
  if (!isLit) return null
  const lit = litEvidence({ text, evidence: [...evidence] })
  return (
    <div className="-mt-8.5 max-md:[&>ol]:gap-3.5">
      <EvidenceNotes text={text} evidence={lit} marks={marking.marks} />
    </div>
  )
}
