import type { TestProject } from 'vitest/node'
import { aMember } from '../people.ts'
import { mountedRoutes } from '../server/mounted-routes.ts'
import { startTestServer } from '../server/test-server.ts'

export interface RecordedReply {
  readonly status: number
  readonly body: string
}
/** Replies by `GET /api/...`, for a new member and for a visitor. */
export type RecordedReplies = Readonly<
  Record<'member' | 'anonymous', Readonly<Record<string, RecordedReply>>>
>

declare module 'vitest' {
  interface ProvidedContext {
    recordedReplies: RecordedReplies
  }
}

/** Calls with parameters that many pages make, and whose reply is recorded for all. */
const examples = { '/api/problems/:number/help': '/api/problems/15/help' }

/**
 * Runs once before the component tests: records the replies of the real API to every GET without parameters, and of a few
 * with them. A component test stubs only the replies it is about, and the rest cannot drift from the server.
 */
export async function setup(project: TestProject): Promise<void> {
  const server = await startTestServer()
  try {
    const { jar } = await aMember(server, 'ada@example.com')
    const paths = mountedRoutes()
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === 'GET' && !path.includes(':'))
      .map(({ path }): [string, string] => [path, path])
    const record = async (options: { jar?: typeof jar }) => {
      const replies = await Promise.all(
        [...paths, ...Object.entries(examples)].map(async ([path, called]) => {
          const { status, text } = await server.call('GET', called, undefined, options)
          return [`GET ${path}`, { status, body: text }] as const
        }),
      )
      return Object.fromEntries(replies)
    }
    project.provide('recordedReplies', { member: await record({ jar }), anonymous: await record({}) })
  } finally {
    await server.close()
  }
}
