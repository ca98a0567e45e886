import type { VisitorKind } from '#accounts/access.ts'
import { findTutorTopicId, tutorTopicNames } from '#content/tutor/tutor-topic-names.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { Crumb } from '#platform/ui/controls/Breadcrumbs.tsx'

const dashboard: Crumb = { label: 'Dashboard', to: '/' }

/** Pages by their addresses, with the page above, if that is not the dashboard. */
const pages: Readonly<Record<string, readonly [name: string, above?: string]>> = {
  '/interview-questions': ['Interview Questions'],
  '/company-questions': ['Company Questions'],
  '/plan': ['Plan'],
  '/practice': ['Practice'],
  '/practice/blind': ['Blind practice', '/practice'],
  '/study-notes': ['Study Notes'],
  '/dfs-bfs-guide': ['DFS and BFS guide', '/study-notes'],
  '/linkedlist-cheatsheet': ['Linked-list cheat sheet', '/study-notes'],
  '/dp-guide': ['Dynamic programming guide', '/study-notes'],
  '/run': ['Scratch pad'],
  '/my-herd': ['My Herd'],
  '/account': ['Account'],
  '/ai-tutor': ['AI Tutor'],
}

/** The trail above a page. Empty where there is no bar: landing, sign-in, and the start page of a guest. */
export function crumbsOf(path: string, visitor: VisitorKind): readonly Crumb[] {
  const current = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (current === '/') return visitor === 'member' ? [{ label: 'Home' }] : []
  const page = pages[current]
  if (page) return trail(...page)
  const [, section, part = '1', detail, more] = current.split('/')
  const isShort = detail === undefined
  if (more !== undefined) return []
  if (section === 'category' && isShort) return trail(categoryName(part))
  if (section === 'spot' && isShort) return trail('Shared prompt')
  if (section === 'my-herd' && part === 'interviews' && detail) return trail('Interview', '/my-herd')
  if (section === 'ai-tutor' && part === 'chat' && detail) return trail(topicName(detail), '/ai-tutor')
  if (section !== 'build') return []
  if (isShort) return trail('Build')
  if (part === 'problem') return trail(`Problem ${decoded(detail)}`)
  return trail('Variation', `/build/${part}`)
}

function trail(label: string | undefined, above?: string): readonly Crumb[] {
  return [
    dashboard,
    ...(above ? [{ label: pages[above]?.[0] ?? 'Build', to: above }] : []),
    ...(label ? [{ label }] : []),
  ]
}

function categoryName(id: string): string {
  const category = categorySummaries.find((summary) => String(summary.id) === id)
  return category?.displayName ?? `Category ${id}`
}

function topicName(id: string): string | undefined {
  const known = findTutorTopicId(decoded(id))
  return known && tutorTopicNames[known]
}

/** A part of an address as its page gets it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // A lone percent sign: the page gets it as it is, too.
  }
}
