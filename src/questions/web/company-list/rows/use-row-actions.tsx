import { type ReactNode, useMemo, useState } from 'react'
import { tutorPathOf } from '#content/tutor/tutor-path.ts'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { useProblemDrawer } from '#progress/web/problem/problem-drawer.ts'
import { useSolvedState, useToggleSolved } from '#progress/web/tick/progress-source.ts'
import { patternSlug } from '../../../filter-questions.ts'
import type { Question } from '../../../question.ts'
import { QuestionNote } from '../../stars-and-notes/QuestionNote.tsx'
import { SightingDialog } from '../../stars-and-notes/SightingDialog.tsx'
import type { StarsAndNotes } from '../../stars-and-notes/stars-and-notes-query.ts'
import { useSetStar } from '../../stars-and-notes/use-set-star.ts'

/** What can be done with a question, by its row, its menu and keys. The same object until something changes. */
export interface RowActions {
  readonly canTick: boolean
  /** Whether the member's stars, notes and reports are known. */
  readonly canMark: boolean
  readonly tick: (question: Question) => void
  readonly star: (question: Question) => void
  readonly note: (question: Question) => void
  readonly report: (question: Question) => void
  readonly details: (question: Question) => void
  readonly tutorPathOf: (question: Question) => string | undefined
}

interface OpenDialog {
  readonly kind: 'note' | 'report'
  readonly question: Question
}

/** The actions, and the dialog that one of them has opened. */
export function useRowActions(starsAndNotes: StarsAndNotes | undefined): {
  readonly actions: RowActions
  readonly dialog: ReactNode
} {
  const { isLoaded } = useSolvedState()
  const toggleSolved = useToggleSolved()
  const setStar = useSetStar()
  const { open } = useProblemDrawer()
  const [opened, setOpened] = useState<OpenDialog>()
  const actions = useMemo(
    (): RowActions => ({
      canTick: isLoaded,
      canMark: starsAndNotes !== undefined,
      tick: ({ id }) => isLoaded && toggleSolved(id),
      star: ({ id }) => starsAndNotes && setStar(id, !starsAndNotes.starred.has(id)),
      note: (question) => starsAndNotes && setOpened({ kind: 'note', question }),
      report: (question) => starsAndNotes && setOpened({ kind: 'report', question }),
      details: ({ id, title, leetcodeUrl, difficulty }) =>
        open({ number: id, title, url: leetcodeUrl, difficulty }),
      tutorPathOf: ({ title, patterns }) => tutorPathOf(title, patterns.map(patternSlug)),
    }),
    [isLoaded, toggleSolved, starsAndNotes, setStar, open],
  )
  const close = () => setOpened(undefined)
  return {
    actions,
    dialog: starsAndNotes && opened && (
      <OpenedDialog {...opened} starsAndNotes={starsAndNotes} onClose={close} />
    ),
  }
}

interface OpenedDialogProps extends OpenDialog {
  starsAndNotes: StarsAndNotes
  onClose: () => void
}

function OpenedDialog({ kind, question, starsAndNotes, onClose }: OpenedDialogProps) {
  if (kind === 'report')
    return (
      <SightingDialog question={question} own={starsAndNotes.sightingsOf(question.id)} onClose={onClose} />
    )
  return (
    <Dialog open title="Note" subtitle={question.title} onClose={onClose}>
      <QuestionNote question={question} saved={starsAndNotes.noteOf(question.id) ?? ''} takesFocus />
    </Dialog>
  )
}
