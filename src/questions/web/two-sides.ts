import type { CompanyQuestion } from '../contract.ts'

/** What the two sides of a row show; nothing where a question is on its way or none was foreseen. */
export interface TwoSides {
  /** The place of the one that is seen. */
  readonly front: number
  readonly questions: readonly (CompanyQuestion | undefined)[]
}

export interface WantedSides {
  /** Absent while it is on its way. */
  readonly question: CompanyQuestion | undefined
  /** What the row will show if what is foreseen comes true; absent where nothing is. */
  readonly next: CompanyQuestion | undefined
  /** Whether its back may be shown; not while the focus is in it. */
  readonly canTurn: boolean
}

/**
 * The sides of a row that has to show `question`: turned over where its back shows it already, else with its front
 * changed, and with `next` on the back. A question that stays in its row stays on its side, with what is open there.
 * The same object where nothing changes.
 */
export function turned(held: TwoSides, { question, next, canTurn }: WantedSides): TwoSides {
  let { front, questions } = held
  if (questions[front] !== question) {
    const turns =
      canTurn && question && questions[1 - front] === question && questions[front]?.id !== question.id
    if (turns) front = 1 - front
    else questions = questions.with(front, question)
  }
  const back = 1 - front
  if (next && next.id !== question?.id && questions[back] !== next) questions = questions.with(back, next)
  return front === held.front && questions === held.questions ? held : { front, questions }
}
