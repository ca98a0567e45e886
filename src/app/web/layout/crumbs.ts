import type { VisitorKind } from '#accounts/access.ts'
import { findTutorTopicId, tutorTopicNames } from '#content/tutor/tutor-topic-names.ts'
import { categorySummaries } from '#curriculum/index.ts'
import type { Crumb } from '#platform/ui/controls/Breadcrumbs.tsx'

const dashboard: Crumb = { label: 'Dashboard', to: '/' }

const named: Readonly<Record<string, readonly Crumb[]>> = {
  '/interview-questions': [{ label: 'Interview Questions' }],
  '/company-questions': [{ label: 'Company Questions' }],
  '/plan': [{ label: 'Plan' }],
  '/practice': [{ label: 'Practice' }],
  '/practice/blind': [{ label: 'Practice', to: '/practice' }, { label: 'Blind practice' }],
  '/study-notes': [{ label: 'Study Notes' }],
  '/dfs-bfs-guide': [{ label: 'Study Notes', to: '/study-notes' }, { label: 'DFS and BFS guide' }],
  '/linkedlist-cheatsheet': [
    { label: 'Study Notes', to: '/study-notes' },
    { label: 'Linked-list cheat sheet' },
  ],
  '/dp-guide': [{ label: 'Study Notes', to: '/study-notes' }, { label: 'Dynamic programming guide' }],
  '/run': [{ label: 'Scratch pad' }],
  '/my-herd': [{ label: 'My Herd' }],
  '/account': [{ label: 'Account' }],
  '/ai-tutor': [{ label: 'AI Tutor' }],
}

/** The trail above a page. Empty where there is no bar: landing, sign-in, and the start page of a guest. */
export function crumbsOf(path: string, visitor: VisitorKind): readonly Crumb[] {
  const current = path.length > 1 ? path.replace(/\/+$/, '') : path
  if (current === '/') return visitor === 'member' ? [{ label: 'Home' }] : []
  const topic = current.match(/^\/ai-tutor\/chat\/([^/]+)$/)
  if (topic) return [dashboard, { label: 'AI Tutor', to: '/ai-tutor' }, ...topicCrumb(topic[1] ?? '')]
  if (/^\/my-herd\/interviews\/[^/]+$/.test(current))
    return [dashboard, { label: 'My Herd', to: '/my-herd' }, { label: 'Interview' }]
  if (/^\/spot\/[^/]+$/.test(current)) return [dashboard, { label: 'Shared prompt' }]
  const build = current.match(/^\/build\/([^/]+)(?:\/([^/]+))?$/)
  if (build) return [dashboard, ...buildCrumbs(build[1] ?? '', build[2])]
  const category = current.match(/^\/category(?:\/([^/]+))?$/)
  if (category) return [dashboard, { label: categoryName(category[1] ?? '1') }]
  const rest = named[current]
  return rest ? [dashboard, ...rest] : []
}

function categoryName(id: string): string {
  const category = categorySummaries.find((summary) => String(summary.id) === id)
  return category?.displayName ?? `Category ${id}`
}

function buildCrumbs(pattern: string, listing?: string): readonly Crumb[] {
  if (listing === undefined) return [{ label: 'Build' }]
  if (pattern === 'problem') return [{ label: `Problem ${decoded(listing)}` }]
  return [{ label: 'Build', to: `/build/${pattern}` }, { label: 'Variation' }]
}

function topicCrumb(id: string): readonly Crumb[] {
  const known = findTutorTopicId(decoded(id))
  return known ? [{ label: tutorTopicNames[known] }] : []
}

/** A part of an address as its page gets it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // A lone percent sign: the page gets it as it is, too.
  }
}
