import { mayOpen, type RouteAccess, type VisitorKind } from '#accounts/access.ts'
import { signInAddress } from '#accounts/web/intended-destination.ts'
import { catalogueTotals } from '#curriculum/index.ts'
import { tutorLimits } from '#tutor/session-rules.ts'

export interface Destination {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly access: RouteAccess
  /** What the card's last line says when it is open. */
  readonly invitation: string
}

export const destinations = {
  learning: {
    title: 'Start Learning',
    text: 'Every pattern with its clues, common mistakes, practice problems and a demo you can step through.',
    path: '/',
    access: 'learner',
    invitation: `${catalogueTotals.patterns} patterns`,
  },
  interviewQuestions: {
    title: '25 Questions',
    text: 'The essential set, grouped by category.',
    path: '/interview-questions',
    access: 'learner',
    invitation: '25 problems',
  },
  companyQuestions: {
    title: 'Company Questions',
    text: 'See what each company asks, and how often.',
    path: '/company-questions',
    access: 'learner',
    invitation: 'By company',
  },
  tutor: {
    title: 'AI Tutor',
    text: `Ask up to ${tutorLimits.questionsPerSession} questions on one topic.`,
    path: '/ai-tutor',
    access: 'member',
    invitation: 'One topic at a time',
  },
  herd: {
    title: 'My Herd',
    text: 'Mock interviews with your GoatMates.',
    path: '/my-herd',
    access: 'member',
    invitation: 'With a score at the end',
  },
  notes: {
    title: 'Study Notes',
    text: 'BFS and DFS, linked lists, templates.',
    path: '/study-notes',
    access: 'open',
    invitation: 'Open to all',
  },
} as const satisfies Record<string, Destination>

export interface Way {
  readonly to: string
  /** Closed to guests, too: only an account opens it. */
  readonly isLocked: boolean
}

export function wayTo({ path, access }: Pick<Destination, 'path' | 'access'>, kind: VisitorKind): Way {
  const isLocked = !mayOpen(access, kind) && !mayOpen(access, 'guest')
  // Every other page sends people to sign in by itself; the start page shows visitors the landing page.
  const to = path === '/' && !mayOpen(access, kind) ? signInAddress(path, 'register') : path
  return { to, isLocked }
}

/** Guests see the page of a category that needs an account, too: it says what is in it. */
export function wayToCategory(categoryId: number, kind: VisitorKind): Way {
  return wayTo({ path: `/category/${categoryId}`, access: 'learner' }, kind)
}
