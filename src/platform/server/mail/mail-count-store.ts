import './outbox-store.ts'
import type { StoreHandle } from '../store.ts'

/** How many mails wait and how many were given up. */
export async function countMails({ db }: StoreHandle): Promise<Readonly<Record<'waiting' | 'dead', number>>> {
  const count = async (status: 'waiting' | 'dead') => {
    const { mails } = await db
      .selectFrom('outbox')
      .select((select) => select.fn.countAll<number>().as('mails'))
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    return mails
  }
  return { waiting: await count('waiting'), dead: await count('dead') }
}
