import type { KyselyPlugin } from 'kysely'
import { dayMs } from '#platform/durations.ts'
import { limited } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { type Caller, LargeAnswer } from '#platform/server/http/route.ts'
import { refusedWith, windowKey } from '#platform/server/limits/limit-windows.ts'
import { type LimitWindow, takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import { letOthersRun } from '#platform/server/long-work/let-others-run.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import type { AccountServices } from '../account-services.ts'
import { readNow } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { waitInWords } from '../registration/code-limits.ts'
import { readEmail } from '../registration/request-code.ts'
import { confirmPassword } from './confirm-password.ts'

/** Everything stored about a person, one section per feature. */
export async function exportData(
  services: AccountServices,
  personalData: readonly PersonalData[],
  { userId }: Caller,
  { password }: { readonly password: string },
  exchange: Exchange,
) {
  const account = await confirmPassword(services, userId, { field: 'password', password }, exchange)
  const person = { userId, emailKey: readEmail(account.email).key }
  const document = await services.store.transaction(async (tx) => {
    await refusedWith(takeWindows(tx, [exportWindow(services, userId)]), (seconds) =>
      limited(
        exchange,
        'export',
        seconds,
        `You can export your data ${services.config.limits.exportPerDay} times a day. Please try again in ${waitInWords(seconds)}.`,
      ),
    )
    await writeAudit(tx, userId, 'data_exported')
    const exportedAt = isoTime(await readNow(tx))
    const sections: Record<string, unknown> = {}
    const inTurns = { ...tx, db: tx.db.withPlugin(othersRunBetweenQueries) }
    for (const part of personalData) Object.assign(sections, await part.exportOf(inTurns, person))
    return { schemaVersion: 1 as const, exportedAt, site: services.config.publicUrl, ...sections }
  })
  exchange.header(
    'content-disposition',
    `attachment; filename="export-${document.exportedAt.slice(0, 10)}.json"`,
  )
  exchange.event('data_exported', { userId })
  return new LargeAnswer(document)
}

/** Node's SQLite never leaves the event loop, and an export of years has thousands of queries. */
const othersRunBetweenQueries: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await letOthersRun()
    return result
  },
}

function exportWindow({ config, secrets }: AccountServices, userId: string): LimitWindow {
  return { key: windowKey(secrets, 'export', userId), limit: config.limits.exportPerDay, periodMs: dayMs }
}
