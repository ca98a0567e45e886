import type { RouteAccess } from '#accounts/access.ts'

/** A link of the navigation. */
export interface Destination {
  readonly label: string
  readonly path: string
  readonly access: RouteAccess
}

/** A main part of the product: one link of the navigation, with all pages that belong to it. */
export interface Section extends Destination {
  /** How the paths of its pages begin. */
  readonly paths: readonly string[]
}

export const sections = {
  learn: { label: 'Learn', path: '/', access: 'learner', paths: ['/category', '/plan'] },
  practice: { label: 'Practice', path: '/practice', access: 'learner', paths: ['/practice'] },
  questions: {
    label: 'Questions',
    path: '/company-questions',
    access: 'learner',
    paths: ['/interview-questions', '/company-questions'],
  },
  /** The route lets guests pass; the page itself needs an account (spec). */
  tutor: { label: 'Tutor', path: '/ai-tutor', access: 'member', paths: ['/ai-tutor'] },
  notes: {
    label: 'Notes',
    path: '/study-notes',
    access: 'open',
    paths: ['/study-notes', '/dfs-bfs-guide', '/linkedlist-cheatsheet', '/dp-guide'],
  },
} as const satisfies Record<string, Section>

export const interviewQuestions: Destination = {
  label: '25 Questions',
  path: '/interview-questions',
  access: 'learner',
}

export const companyQuestions: Destination = {
  label: 'Company Questions',
  path: '/company-questions',
  access: 'learner',
}

export const plan: Destination = { label: 'Plan', path: '/plan', access: 'learner' }

export const account: Section = {
  label: 'Account',
  path: '/account',
  access: 'member',
  paths: ['/account'],
}

export const herd: Section = { label: 'My Herd', path: '/my-herd', access: 'member', paths: ['/my-herd'] }

/** Where a visitor goes on as a guest after one line that says so. The other pages ask by themselves. */
export function startsAsGuest({ path }: Destination): boolean {
  return path === sections.learn.path || path === sections.practice.path
}

/** What `aria-current` says of a link: this page, or a page of its section. */
export function currentIn({ path, paths }: Section, pathname: string): 'page' | 'true' | undefined {
  const current = pathname.replace(/\/+$/, '') || '/'
  if (current === path) return 'page'
  return paths.some((each) => current === each || current.startsWith(`${each}/`)) ? 'true' : undefined
}
