import { displayNameOf } from '#curriculum/patterns.ts'
import { countText } from '#platform/count-words.ts'
import type { Task } from './contract.ts'

/** What to do, in a few words. */
export function taskText(task: Task): string {
  switch (task.kind) {
    case 'round':
      return 'Daily round'
    case 'lesson':
      return task.step === 0
        ? `Lesson: ${displayNameOf(task.pattern)}`
        : `Lesson: ${displayNameOf(task.pattern)}, from step ${task.step + 1} of nine`
    case 'problems':
      return task.pattern === null
        ? `Solve ${countText(task.count, 'problem')} from earlier`
        : `Solve ${countText(task.count, 'problem')}: ${displayNameOf(task.pattern)}`
    case 'mix':
      return 'A round of the whole mix'
    case 'mock':
      return 'Mock interview with a GoatMate'
    case 'check':
      return 'Sealed Five'
  }
}
