import { type Kysely, sql } from 'kysely'

/**
 * Which of two GoatMates asked for the friendship or accepted it themselves; automatic acceptance does not count. Of
 * older friendships only the one who invited is known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [column, inviter, invited] of [
    ['a_accepted', 'user_a', 'user_b'],
    ['b_accepted', 'user_b', 'user_a'],
  ] as const) {
    await db.schema
      .alterTable('friendships')
      .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
      .execute()
    await sql`update friendships set ${sql.ref(column)} = 1 where exists (
      select 1 from buddy_invites
      join users on users.email_key = buddy_invites.to_email_key
      where buddy_invites.status = 'accepted'
        and buddy_invites.from_user_id = ${sql.ref(`friendships.${inviter}`)}
        and users.id = ${sql.ref(`friendships.${invited}`)})`.execute(db)
  }
}
