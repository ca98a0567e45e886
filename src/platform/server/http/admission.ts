import type { Endpoint } from '../../endpoint.ts'
import type { Config } from '../config.ts'
import { TokenBuckets } from '../limits/token-buckets.ts'
import { AppError, limited, notFound } from './errors.ts'
import type { RequestHead } from './exchange.ts'
import { checkAnnouncedSize, checkContentType, checkOrigin, isExactPath, isWrite } from './request-checks.ts'
import type { Caller } from './route.ts'

/** Finds the user of a request by its cookies. Null without a valid session. */
export type Identify = (head: RequestHead) => Promise<Caller | null>

export type IsOperator = (caller: Caller) => Promise<boolean>

export interface Roles {
  readonly identify: Identify
  readonly isOperator: IsOperator
}

/** Who may call. An upgrade to a WebSocket must also name its origin, as every browser does. */
export interface Access
  extends Pick<Endpoint, 'access' | 'bodyLimit' | 'ignoresBody' | 'unauthenticated' | 'readsOwnSession'> {
  readonly isUpgrade?: boolean
}

export type Admit = (head: RequestHead, access: Access) => Promise<Caller | null>

/**
 * Decides by its head alone whether a request is admitted, in the order that the specification fixes: path, size, limit
 * per address, origin, content type, session, role, limits per user. Nothing of a body was read before.
 *
 * The function it makes returns the caller, null for one without a session, and throws an AppError to refuse.
 */
export function createAdmission(
  { limits, publicUrl }: Pick<Config, 'limits' | 'publicUrl'>,
  { identify, isOperator }: Roles,
): Admit {
  const buckets = {
    anonymous: new TokenBuckets(limits.anonymousPerMinute, limits.anonymousBurst),
    member: new TokenBuckets(limits.memberPerMinute, limits.memberBurst),
    writes: new TokenBuckets(limits.writesPerMinute, limits.writesPerMinute),
  }

  const limit = (head: RequestHead, name: keyof typeof buckets, userId?: string) => {
    const seconds =
      userId === undefined ? buckets[name].takeInEach(head.networks) : buckets[name].take(userId)
    if (seconds > 0) throw limited(head, name, seconds, `Too many requests. Please wait ${seconds} seconds.`)
  }

  return async (head, { access, bodyLimit, ignoresBody, isUpgrade, readsOwnSession, unauthenticated }) => {
    const { raw } = head
    if (!isExactPath(raw.url ?? '')) throw notFound()
    checkAnnouncedSize(raw, bodyLimit)
    // Signed-in users are counted per user below, so that a class behind one address does not share a limit.
    const hasCookie = head.cookie('sid') !== undefined
    if (!hasCookie) limit(head, 'anonymous')
    checkOrigin(raw, publicUrl, isUpgrade)
    if (!ignoresBody) checkContentType(raw)
    const caller = readsOwnSession ? null : await identify(head)
    if (!caller) {
      // Requests with an invalid session cookie count toward the limit for anonymous requests.
      if (hasCookie) limit(head, 'anonymous')
      if (access === 'member')
        throw new AppError('unauthenticated', unauthenticated ?? 'Authentication required. Please sign in.')
    }
    if (access === 'operator' && !(caller && (await isOperator(caller)))) throw notFound()
    if (!caller) {
      checkAnnouncedSize(raw)
      return null
    }
    limit(head, 'member', caller.userId)
    if (isWrite(raw.method)) limit(head, 'writes', caller.userId)
    return caller
  }
}
