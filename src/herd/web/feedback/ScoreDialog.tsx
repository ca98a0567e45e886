import { type ReactNode, useState } from 'react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { FormError, type FormProblem } from '#platform/ui/form/FormError.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import type { CriterionKey, Scores } from '../../contract.ts'
import { criteria, findUnscored, isScores } from '../../rating.ts'
import type { HerdRole } from '../herd-view.ts'
import { ScoreSheet } from './ScoreSheet.tsx'
import { ScoreSteps } from './ScoreSteps.tsx'

interface ScoreDialogProps {
  /** The reader's role in the interview. */
  reader: HerdRole
  title: string
  subtitle: string
  /** The initial scores. */
  scores?: Partial<Scores> | null
  onChange?: (scores: Partial<Scores>) => void
  /** Stays visible while scoring. */
  aside?: ReactNode
  /** Further fields, such as a comment. */
  children?: ReactNode
  submitLabel: string
  isBusy: boolean
  /** Why the server refused it. */
  problem: FormProblem | undefined
  onSubmit: (scores: Scores) => void
  onClose: () => void
}

/** Scores by seven criteria: all on one page where there is room, otherwise one step per criterion. */
export function ScoreDialog({
  reader,
  title,
  subtitle,
  scores: given,
  onChange,
  aside,
  children,
  submitLabel,
  isBusy,
  problem,
  onSubmit,
  onClose,
}: ScoreDialogProps) {
  const isWide = useMedia('(width >= 52rem)')
  const [scores, setScores] = useState<Partial<Scores>>(given ?? {})
  const [isMissing, setMissing] = useState(false)
  /** Index of the criterion; one past the last shows the total. */
  const [step, setStep] = useState(0)
  const missing = isMissing ? findUnscored(scores) : undefined
  const isLastStep = step >= criteria.length

  function choose(key: CriterionKey, score: number) {
    const chosen = { ...scores, [key]: score }
    setScores(chosen)
    onChange?.(chosen)
  }

  function submit() {
    if (isBusy) return
    const unscored = findUnscored(scores)
    setMissing(unscored !== undefined)
    if (isScores(scores)) return onSubmit(scores)
    if (!unscored) return
    setStep(criteria.indexOf(unscored))
    // On a phone that criterion has to be rendered first.
    requestAnimationFrame(() =>
      document.querySelector<HTMLInputElement>(`input[name="${unscored.key}"]`)?.focus(),
    )
  }

  const shownProblem = missing
    ? { title: 'Please complete all scores', sentence: `${missing.title} needs a score to submit feedback.` }
    : problem
  return (
    <Dialog
      open
      width="wide"
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      footer={
        <>
          {/* Without a problem it takes no space in the layout. */}
          <div className="min-w-0 flex-1 basis-64 max-md:basis-full empty:absolute">
            <FormError problem={shownProblem} />
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
            <Button look="primary" aria-disabled={isBusy} onClick={submit} className="max-md:flex-1">
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
        <ScoreSheet role={reader} scores={scores} onChoose={choose}>
          {aside && <div className="mb-4">{aside}</div>}
          {children}
        </ScoreSheet>
      ) : (
        <ScoreSteps
          role={reader}
          scores={scores}
          step={step}
          onStep={setStep}
          onChoose={choose}
          aside={aside}
        >
          {children}
        </ScoreSteps>
      )}
    </Dialog>
  )
}
