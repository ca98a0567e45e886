import { limited } from '#platform/server/http/errors.ts'
import type { Caller, Exchange } from '#platform/server/http/route.ts'
import { type LimitWindow, takeWindows } from '#platform/server/limits/limit-windows-store.ts'
import { isoTime, type PersonalData } from '#platform/server/personal-data.ts'
import type { AccountParts } from '../account-parts.ts'
import { readNow } from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { waitInWords } from '../code-limits.ts'
import { day, refusedWith, windowKey } from '../limit-refusal.ts'
import { readEmail } from '../request-code.ts'
import { confirmPassword } from './confirm-password.ts'

/** Everything kept of a person, section by section, each from the feature that keeps it. */
export async function exportData(
  parts: AccountParts,
  personalData: readonly PersonalData[],
  { userId }: Caller,
  { password }: { readonly password: string },
  exchange: Exchange,
) {
  const account = await confirmPassword(parts, userId, { field: 'password', password }, exchange)
  const person = { userId, emailKey: readEmail(account.email).key }
  const document = await parts.store.transaction(async (tx) => {
    await refusedWith(takeWindows(tx, [exportWindow(parts, userId)]), (seconds) =>
      limited(
        exchange,
        'export',
        seconds,
        `You can export your data ${parts.config.limits.exportPerDay} times a day. Please try again in ${waitInWords(seconds)}.`,
      ),
    )
    await writeAudit(tx, userId, 'data_exported')
    const exportedAt = isoTime(await readNow(tx))
    const sections: Record<string, unknown> = {}
    for (const part of personalData) Object.assign(sections, await part.exportOf(tx, person))
    return { schemaVersion: 1 as const, exportedAt, site: parts.config.publicUrl, ...sections }
  })
  exchange.header(
    'content-disposition',
    `attachment; filename="export-${document.exportedAt.slice(0, 10)}.json"`,
  )
  exchange.event('data_exported', { userId })
  return document
}

function exportWindow({ config, secrets }: AccountParts, userId: string): LimitWindow {
  return { key: windowKey(secrets, 'export', userId), limit: config.limits.exportPerDay, periodMs: day }
}
