import type { Site } from '../../e2e/start-site.ts'
import { importLists } from './import-lists.ts'
import { registerPerson } from './person.ts'

interface SeededPage {
  readonly path: string
  /** The Cookie header it is looked at with; empty for a visitor. */
  readonly cookie: string
  /** Where the address says too much, as with an interview's number. */
  readonly name?: string
}

/** Everything there is to look at, for a member who has been here before: solved problems, a GoatMate, an interview. */
export async function seedPages(site: Site): Promise<readonly SeededPage[]> {
  importLists(site)
  const member = `${await registerPerson(site, 'lighthouse@example.com')}; capra.visitor=member`
  const goatMate = await registerPerson(site, 'goatmate@example.com')
  const call = async <Answer>(cookie: string, method: string, path: string, data?: object) => {
    const answer = await fetch(site.url + path, {
      method,
      headers: { cookie, ...(data ? { 'content-type': 'application/json' } : {}) },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    // Each caller says what the contract promises for its call.
    return (await answer.json()) as Answer
  }
  for (const patternId of [1, 2, 3])
    await call(member, 'POST', '/api/progress', { patternId, problemsSolved: 5 })
  await call(member, 'POST', '/api/buddy/request', { toEmail: 'goatmate@example.com' })
  await call(goatMate, 'POST', '/api/buddy/auto-accept')
  const [friend] = await call<{ id: string }[]>(member, 'GET', '/api/buddies')
  const interview = await call<{ id: string }>(member, 'POST', '/api/interviews', {
    intervieweeId: friend?.id,
    leetcodeQuestionNumber: 200,
    googleMeetLink: 'https://meet.example.org/abc',
  })
  const visitorPages = ['/landing', '/auth', '/study-notes', '/dfs-bfs-guide', '/linkedlist-cheatsheet']
  const memberPages = [
    '/',
    '/category/1',
    '/company-questions',
    '/interview-questions',
    '/my-herd',
    '/ai-tutor',
    '/ai-tutor/chat/arrays',
    '/account',
  ]
  return [
    ...visitorPages.map((path) => ({ path, cookie: '' })),
    ...memberPages.map((path) => ({ path, cookie: member })),
    { path: `/my-herd/interviews/${interview.id}`, name: '/my-herd/interviews/...', cookie: member },
  ]
}
