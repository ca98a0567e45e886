import { arrayQuestions } from './arrays.ts'
import { dynamicProgrammingQuestions } from './dynamic-programming.ts'
import { graphQuestions } from './graphs.ts'
import { hashTableQuestions } from './hash-tables.ts'
import { linkedListQuestions } from './linked-lists.ts'
import type { LearnerQuestion } from './read-messages.ts'
import { recursionQuestions } from './recursion.ts'
import { sortingQuestions } from './sorting-searching.ts'
import { stackQuestions } from './stacks-queues.ts'
import { treeQuestions } from './trees.ts'

/** Questions as learners type them, on every topic and every pattern. */
export const allQuestions: readonly LearnerQuestion[] = [
  ...arrayQuestions,
  ...linkedListQuestions,
  ...treeQuestions,
  ...graphQuestions,
  ...dynamicProgrammingQuestions,
  ...sortingQuestions,
  ...hashTableQuestions,
  ...recursionQuestions,
  ...stackQuestions,
]
