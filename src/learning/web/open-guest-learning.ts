import { mergeLearning } from '../rules.ts'
import { guestLearning, readGuestLearning } from './guest-learning.ts'
import type { LearningSource, LearningState } from './learning-source.ts'

/** A guest's learning stays in this browser. Nothing is sent. */
export function openGuestLearning(): LearningSource {
  let shown: LearningState = { ...readGuestLearning(), isWaiting: false }
  let from = readGuestLearning()
  const add = (added: Parameters<typeof mergeLearning>[1]) =>
    guestLearning.write(mergeLearning(readGuestLearning(), added))

  return {
    read() {
      const now = readGuestLearning()
      if (now !== from) {
        from = now
        shown = { ...now, isWaiting: false }
      }
      return shown
    },
    subscribe: guestLearning.onChange,
    saveLesson: (pattern, progress) => void add({ lessons: { [pattern]: progress } }),
    openHint: (problem, rungs) => void add({ hints: { [problem]: rungs } }),
    saveResult: (pattern, result) => void add({ results: { [pattern]: [result] } }),
    adopt() {},
  }
}
