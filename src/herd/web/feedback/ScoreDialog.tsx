import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import type { CriterionKey, Scores } from '../../contract.ts'
import { criteria, findUnscored, isScores } from '../../rating.ts'
import { DialogFault, type Fault } from '../DialogFault.tsx'
import { ScoreSheet } from './ScoreSheet.tsx'
import { ScoreSteps } from './ScoreSteps.tsx'
import { useIsWide } from './use-is-wide.ts'

interface ScoreDialogProps {
  title: string
  subtitle: string
  /** What is chosen at first. */
  scores?: Partial<Scores> | null
  onChosen?: (scores: Partial<Scores>) => void
  /** Stands above the criteria. */
  note?: string
  /** What else is asked for, such as a comment. */
  children?: ReactNode
  submitLabel: string
  isBusy: boolean
  /** Why the server did not take it. */
  fault: Fault | undefined
  onSubmit: (scores: Scores) => void
  onClose: () => void
}

/** The seven criteria, beside each other where there is room and one after the other where there is not. */
export function ScoreDialog({
  title,
  subtitle,
  scores: given,
  onChosen,
  note,
  children,
  submitLabel,
  isBusy,
  fault,
  onSubmit,
  onClose,
}: ScoreDialogProps) {
  const isWide = useIsWide()
  const [scores, setScores] = useState<Partial<Scores>>(given ?? {})
  const [isMissing, setMissing] = useState(false)
  /** The criterion in hand; past the last one, the sum. */
  const [step, setStep] = useState(0)
  const missing = isMissing ? findUnscored(scores) : undefined
  const isLastStep = step >= criteria.length

  function choose(key: CriterionKey, score: number) {
    const chosen = { ...scores, [key]: score }
    setScores(chosen)
    onChosen?.(chosen)
  }

  function submit() {
    if (isBusy) return
    const unscored = findUnscored(scores)
    setMissing(unscored !== undefined)
    if (isScores(scores)) return onSubmit(scores)
    if (!unscored) return
    setStep(criteria.indexOf(unscored))
    // On a phone that criterion has to come first.
    requestAnimationFrame(() =>
      document.querySelector<HTMLInputElement>(`input[name="${unscored.key}"]`)?.focus(),
    )
  }

  const shownFault = missing
    ? { title: 'Please complete all scores', text: `${missing.title} needs a score to submit feedback.` }
    : fault
  return (
    <Dialog
      open
      width="wide"
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          {/* Without a fault it takes no line of its own, nor the room between two. */}
          <div className="min-w-0 flex-1 basis-64 max-md:basis-full has-[[role=alert]:empty]:absolute">
            <DialogFault fault={shownFault} />
          </div>
          {isWide ? (
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          ) : (
            <Button look="quiet" disabled={step === 0} onClick={() => setStep(step - 1)}>
              Back
            </Button>
          )}
          {isWide || isLastStep ? (
            <Button look="sign" aria-disabled={isBusy} onClick={submit} className="max-md:flex-1">
              {isBusy ? 'Saving...' : submitLabel}
            </Button>
          ) : (
            <Button onClick={() => setStep(step + 1)} className="max-md:flex-1">
              {step === criteria.length - 1 ? 'See the total' : 'Next criterion'}
            </Button>
          )}
        </>
      }
    >
      {isWide ? (
        <ScoreSheet scores={scores} note={note} onChoose={choose}>
          {children}
        </ScoreSheet>
      ) : (
        <ScoreSteps scores={scores} note={note} step={step} onStep={setStep} onChoose={choose}>
          {children}
        </ScoreSteps>
      )}
    </Dialog>
  )
}
