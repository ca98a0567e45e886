import type { accountsApi } from '#accounts/contract.ts'
import { ApiError, callApi } from '#platform/web/call-api.ts'
import { localValue } from '#platform/web/local-value.ts'

const loadedAt = localValue('capra.loadedNewVersionAt', 'session')
/** A page that is missing code again so soon after it was loaded anew will not be mended by that. */
const notAgainWithinMs = 60_000

/**
 * Where a new version was put up, the code that an open page asks for may be gone. Loaded anew, the page asks for
 * code that is there. Not without a server that answers: a browser's own error page is worse than ours.
 */
export async function loadNewVersion(): Promise<void> {
  const now = Date.now()
  if (now - Number(loadedAt.read() ?? 0) < notAgainWithinMs) return
  // Where nothing is kept nobody would know that this was tried already.
  if ((await serverAnswers()) && loadedAt.write(String(now))) location.reload()
}

async function serverAnswers(): Promise<boolean> {
  try {
    await callApi<typeof accountsApi.currentUser>('GET', '/api/user')
    return true
  } catch (error) {
    return error instanceof ApiError
  }
}
