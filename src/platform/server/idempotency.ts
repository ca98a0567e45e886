import { createHash } from 'node:crypto'
import { AppError } from './errors.ts'
import { keepAnswer, keptAnswer } from './idempotency-store.ts'
import type { Store, StoreHandle } from './store.ts'

export interface OnceRequest {
  readonly userId: string
  /** Which call this is; the same key may be used for another one. */
  readonly call: string
  /** The Idempotency-Key header, if one was sent. */
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * Does the work in one transaction. With a key, the same request within 24 hours gets the answer of the first.
 *
 * @throws AppError `conflict` when the key came before with another body.
 */
export function answerOnce<Result>(
  store: Store,
  { userId, call, key, body }: OnceRequest,
  work: (tx: StoreHandle) => Promise<Result>,
): Promise<Result> {
  if (key === undefined) return store.transaction(work)
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw new AppError('invalid', 'Idempotency-Key must be 1 to 100 visible characters.')
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  return store.transaction(async (tx) => {
    const earlier = await keptAnswer(tx, { userId, call, key })
    if (earlier && earlier.bodyHash !== bodyHash)
      throw new AppError('conflict', 'This request was already used for something else.')
    if (earlier) return JSON.parse(earlier.answer) as Result
    const answer = await work(tx)
    await keepAnswer(tx, { userId, call, key, bodyHash, answer: JSON.stringify(answer) })
    return answer
  })
}
