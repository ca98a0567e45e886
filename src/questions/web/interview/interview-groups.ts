import {
  type InterviewGroup,
  type InterviewQuestion,
  interviewQuestions,
} from '#content/interview-questions/interview-questions.ts'
import { problemUrl } from '#curriculum/lesson.ts'
import type { CategoryHue } from '#curriculum/pattern.ts'
import type { DrawerProblem } from '#progress/web/problem/problem-drawer.ts'

export function isOpenToGuests(group: InterviewGroup): boolean {
  return group === 'Arrays' || group === 'Graphs'
}

export interface GroupRun {
  readonly isLocked: boolean
  readonly groups: readonly InterviewGroup[]
}

/** Adjacent groups that are all open or all locked; one panel covers a locked run. */
export function groupRuns(groups: readonly InterviewGroup[], isGuest: boolean): readonly GroupRun[] {
  const runs: { isLocked: boolean; groups: InterviewGroup[] }[] = []
  for (const group of groups) {
    const isLocked = isGuest && !isOpenToGuests(group)
    const last = runs.at(-1)
    if (last?.isLocked === isLocked) last.groups.push(group)
    else runs.push({ isLocked, groups: [group] })
  }
  return runs
}

export function questionsOfGroup(group: InterviewGroup): readonly InterviewQuestion[] {
  return interviewQuestions.filter(({ category }) => category === group)
}

/** Recursion has no category of its own: it is taught with the decision trees. */
export const hueOfGroup: Readonly<Record<InterviewGroup, CategoryHue>> = {
  Graphs: 'graphs',
  Arrays: 'arrays',
  Stacks: 'stack',
  'Binary Trees': 'trees',
  'Dynamic Programming': 'dp',
  'Binary Search': 'bsearch',
  Strings: 'strings',
  Heap: 'trees',
  Recursion: 'trees',
}

export function drawerProblem({ number, title, slug, difficulty }: InterviewQuestion): DrawerProblem {
  return { number, title, url: problemUrl(slug), difficulty }
}
