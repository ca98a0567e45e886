import { afterAll } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

/** One server for all tests of a file, closed after the last of them. */
export async function sharedServer(settings?: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(settings)
  afterAll(() => server.close())
  return server
}
