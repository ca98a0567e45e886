import '#accounts/server/account-store.ts'
import type { StoreHandle } from '#platform/server/store.ts'
import './block-store.ts'
import './friendship-store.ts'
import '../interviews/interview-store.ts'
import '../invitations/invite-store.ts'

/** Whether a person may know that the other exists: through the herd, now or before. */
export async function isAcquainted(
  { db }: StoreHandle,
  me: { readonly id: string; readonly emailKey: string },
  otherId: string,
): Promise<boolean> {
  const both = [me.id, otherId]
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', otherId)
    .where('id', '!=', me.id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('friendships').select('user_a').where('user_a', 'in', both).where('user_b', 'in', both),
        ),
        exists(
          selectFrom('removals')
            .select('remover_id')
            .where('remover_id', 'in', both)
            .where('removed_id', 'in', both),
        ),
        exists(
          selectFrom('buddy_invites')
            .select('buddy_invites.id')
            .where('from_user_id', '=', otherId)
            .where('to_email_key', '=', me.emailKey)
            .where('status', '!=', 'withheld'),
        ),
        exists(
          selectFrom('interviews')
            .select('interviews.id')
            .where('interviewer_id', 'in', both)
            .where('interviewee_id', 'in', both),
        ),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}
