import { mayOpen, type RouteAccess, type VisitorKind } from '#accounts/access.ts'
import { accountSections } from '#accounts/web/account-page/account-sections.ts'
import { type SearchAction, type SearchEntry, searchEntry } from './search-entry.ts'

interface Target {
  readonly label: string
  readonly context?: string
  /** What else people call it. */
  readonly words?: readonly string[]
  readonly to?: string
  readonly action?: SearchAction
  readonly access: RouteAccess
}

const sectionWords: Readonly<Record<string, readonly string[]>> = {
  preferences: ['settings theme language time zone shortcuts keys'],
  reminders: ['settings mails email notifications unsubscribe'],
  'two-step': ['passkey authenticator security'],
  sessions: ['browsers devices'],
  data: ['export download'],
}

const pages: readonly Target[] = [
  { label: 'Dashboard', to: '/', access: 'learner', words: ['learn home patterns today'] },
  { label: 'Practice', to: '/practice', access: 'learner', words: ['recall altitude rounds'] },
  { label: 'Streak', context: 'Practice', to: '/practice/streak', access: 'learner', words: ['play game'] },
  { label: 'Storm', context: 'Practice', to: '/practice/storm', access: 'learner', words: ['play game'] },
  {
    label: 'Sealed Five',
    context: 'Practice',
    to: '/practice/check',
    access: 'member',
    words: ['test week'],
  },
  { label: 'Blind practice', context: 'Practice', to: '/practice/blind', access: 'learner' },
  { label: 'Plan', to: '/plan', access: 'learner', words: ['calendar schedule interview date'] },
  { label: '25 Questions', to: '/interview-questions', access: 'learner', words: ['interview questions'] },
  { label: 'Company Questions', to: '/company-questions', access: 'learner', words: ['companies'] },
  { label: 'AI Tutor', to: '/ai-tutor', access: 'member', words: ['chat ask help'] },
  { label: 'My Herd', to: '/my-herd', access: 'member', words: ['goatmates friends mock interviews'] },
  {
    label: 'Interview History',
    context: 'My Herd',
    to: '/my-herd?tab=history',
    access: 'member',
    words: ['feedback'],
  },
  { label: 'Study Notes', to: '/study-notes', access: 'open', words: ['guides cheat sheets'] },
  { label: 'Scratch pad', to: '/run', access: 'learner', words: ['run code editor'] },
  { label: 'Account', to: '/account', access: 'member', words: ['settings profile'] },
  ...accountSections.map(
    ({ id, title }): Target => ({
      label: title,
      context: 'Account',
      to: `/account#${id}`,
      access: 'member',
      words: sectionWords[id] ?? [],
    }),
  ),
]

const actions: readonly Target[] = [
  { label: "Start today's round", action: 'round', access: 'learner', words: ['practice due'] },
  { label: 'Invite GoatMate', to: '/my-herd#invite', access: 'member', words: ['friend email'] },
  { label: 'Switch theme', action: 'theme', access: 'open', words: ['dark light color mode'] },
  { label: 'Log out', action: 'logOut', access: 'member', words: ['sign out'] },
]

const signIn: Target = { label: 'Sign In', to: '/auth', access: 'open', words: ['log in create account'] }

/** Pages and actions. Visitors find what is open to them; guests see what needs an account as locked, as elsewhere. */
export function pageEntries(kind: VisitorKind): SearchEntry[] {
  const isHere = ({ access, action }: Target) =>
    mayOpen(access, kind) || (kind === 'guest' && action !== 'logOut')
  const toEntry = (entryKind: 'page' | 'action') => (target: Target) => {
    const { access, context = '', ...facts } = target
    return searchEntry({ ...facts, kind: entryKind, context, isLocked: !mayOpen(access, kind) })
  }
  return [
    ...pages.filter(isHere).map(toEntry('page')),
    ...[...actions, ...(kind === 'member' ? [] : [signIn])].filter(isHere).map(toEntry('action')),
  ]
}
