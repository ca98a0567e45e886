import { displayNameOf, findPattern, lessonPathOf } from '#curriculum/patterns.ts'
import type { CriterionKey } from '../../contract.ts'

/** Scores up to this one come with a link to what helps. */
export const lowScore = 2

/** What a candidate can do about a low score. */
export const helpFor: Readonly<Record<CriterionKey, { readonly label: string; readonly to: string }>> = {
  problemUnderstanding: {
    label: 'Restate each of the 25 questions in your own words',
    to: '/interview-questions',
  },
  approach: { label: 'Name the pattern from the problem alone, in practice', to: '/practice' },
  complexity: {
    label: 'Ask the tutor about the complexity of sorting and searching',
    to: '/ai-tutor/chat/sorting-searching',
  },
  codeQuality: { label: 'Compare your code with the DFS and BFS guide', to: '/dfs-bfs-guide' },
  testing: { label: 'Predict each step of a demo', to: lessonPathOf(findPattern('two-pointers')!) },
  communication: { label: 'Interview a GoatMate, and listen for their reasons', to: '/my-herd' },
  optimization: {
    label: `Trade memory for time: ${displayNameOf('hash-lookup')}`,
    to: lessonPathOf(findPattern('hash-lookup')!),
  },
}
