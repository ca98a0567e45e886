import { dayMs } from '#platform/durations.ts'
import { mailsKeptMs } from '#platform/server/mail/outbox-queue-store.ts'
import { countMails, readFailingMails } from '#platform/server/mail/outbox-store.ts'
import { isoTime } from '#platform/server/personal-data.ts'
import { openWithoutMigrating } from '../open-store.ts'
import { runCommand } from './command.ts'

const usage = `npm run mails

Says how many mails wait, and what the mail server said to those that it did not take.`

/** A few examples are enough, because the cause is usually the same for all. */
const mostShown = 50

await runCommand({ usage, most: 0 }, async (_words, config) => {
  const store = await openWithoutMigrating(config)
  try {
    const { waiting, dead } = await countMails(store)
    console.log(`${waiting} queued, ${dead} failed in the last ${mailsKeptMs / dayMs} days.`)
    for (const { status, queuedAt, kind, attempts, reason } of await readFailingMails(store, mostShown))
      console.log(
        [status.padEnd(7), isoTime(queuedAt), kind, `tries: ${attempts}`, oneLine(reason)].join('  '),
      )
  } finally {
    await store.close()
  }
})

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
