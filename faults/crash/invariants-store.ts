import { sql } from 'kysely'
import type { Store } from '#platform/server/store/store.ts'

/** Invariants of the store, each as a query that counts violations. */
const invariants = {
  'GoatMates out of order': sql<Found>`
    select count(*) as found from friendships where user_a >= user_b`,
  'open invitations between GoatMates': sql<Found>`
    select count(*) as found from buddy_invites i
    join users f on f.id = i.from_user_id join users t on t.email_key = i.to_email_key
    join friendships s on (s.user_a = f.id and s.user_b = t.id) or (s.user_a = t.id and s.user_b = f.id)
    where i.ended_at is null`,
  'invitations without their mail': sql<Found>`
    select count(*) as found from buddy_invites i
    where i.sends > 0 and not exists
      (select 1 from outbox o where o.dedupe_key = 'buddy-invitation:' || i.id || ':' || i.sends)`,
  'invitation mails without an invitation': sql<Found>`
    select count(*) as found from outbox o
    where o.kind = 'buddy-invitation' and not exists
      (select 1 from buddy_invites i where i.id = substr(o.dedupe_key, 18, 36))`,
  'acceptances without their mail': sql<Found>`
    select count(*) as found from buddy_invites i
    where i.status = 'accepted' and not exists
      (select 1 from outbox o where o.dedupe_key = 'buddy-accepted:' || i.id)`,
  'acceptance mails without an acceptance': sql<Found>`
    select count(*) as found from outbox o
    where o.kind = 'buddy-accepted' and not exists
      (select 1 from buddy_invites i where i.id = substr(o.dedupe_key, 16, 36) and i.status = 'accepted')`,
}

interface Found {
  found: number | string
}

/** One sentence per violated invariant. */
export async function findBrokenInvariants(store: Store): Promise<readonly string[]> {
  const violations: string[] = []
  for (const [name, query] of Object.entries(invariants)) {
    const found = Number((await query.execute(store.db)).rows[0]?.found)
    if (found !== 0) violations.push(`${found} ${name}.`)
  }
  return violations
}
