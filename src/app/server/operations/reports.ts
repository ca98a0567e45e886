import { findAccountByEmail } from '#accounts/server/account-store.ts'
import { parseEmail } from '#accounts/server/email-address.ts'
import type { Store } from '#platform/server/store/store.ts'
import { slugOf } from '#questions/question.ts'
import { createCatalogReader } from '#questions/server/question-catalog.ts'
import { withdrawSighting } from '#questions/server/sightings/report-sighting.ts'
import {
  approveCompany,
  findSightings,
  listPendingCompanies,
  rejectCompany,
} from '#questions/server/sightings/review-companies.ts'
import { openStore } from '../open-store.ts'
import { runCommand, UsageError } from './command.ts'

const usage = `npm run reports                            company names that await approval
npm run reports -- approve NAME            shows the company and its reports to everyone
npm run reports -- reject NAME             removes the company and all its reports
npm run reports -- show COMPANY or EMAIL   reports of a company or of a member
npm run reports -- remove EMAIL NUMBER COMPANY
                                           removes a member's report of a question

The server can keep running.`

await runCommand({ usage, most: 4 }, async ({ positionals: [action, ...words] }, config) => {
  const work = findAction(action)
  const store = await openStore(config, () => undefined)
  try {
    await work(store, words)
  } finally {
    await store.close()
  }
})

type Action = (store: Store, words: readonly string[]) => Promise<void>

function findAction(name: string | undefined): Action {
  switch (name) {
    case undefined:
      return list
    case 'approve':
      return approve
    case 'reject':
      return reject
    case 'show':
      return show
    case 'remove':
      return remove
    default:
      throw new UsageError(`Unknown action ${name}.`)
  }
}

async function list(store: Store): Promise<void> {
  const { items, hasMore } = await listPendingCompanies(store, await createCatalogReader(store)())
  if (items.length === 0) console.log('No company names await approval.')
  for (const { name, reportCount } of items) console.log(`${String(reportCount).padStart(6)}  ${name}`)
  if (hasMore) console.log('There are more. Review these first.')
}

async function approve(store: Store, words: readonly string[]): Promise<void> {
  const [name] = exactly(words, 'the company')
  await approveCompany(store, await createCatalogReader(store)(), slugOf(name), name)
  console.log(`Everyone can see ${name} now.`)
}

async function reject(store: Store, words: readonly string[]): Promise<void> {
  const [name] = exactly(words, 'the company')
  const count = await rejectCompany(store, await createCatalogReader(store)(), slugOf(name))
  console.log(`Removed: ${name}, reports: ${count}.`)
}

async function show(store: Store, words: readonly string[]): Promise<void> {
  const [of] = exactly(words, 'a company or the email address of a member')
  const { items, hasMore } = await findSightings(store, await createCatalogReader(store)(), of)
  if (items.length === 0) console.log('There are no such reports.')
  for (const { member, questionId, questionTitle, companyName, month, stage } of items)
    console.log([member.email, questionId, questionTitle, companyName, month ?? '-', stage ?? '-'].join('  '))
  if (hasMore) console.log('There are more.')
}

async function remove(store: Store, words: readonly string[]): Promise<void> {
  const [email, number, company] = exactly(words, 'email address', 'question number', 'company')
  const account = await findAccountByEmail(store, parseEmail(email)?.key ?? '')
  if (!account) throw new UsageError(`No member has the email address ${email}.`)
  if (!/^\d{1,9}$/.test(number)) throw new UsageError(`${number} is not a question number.`)
  await withdrawSighting(store, account.id, Number(number), slugOf(company))
  console.log('The report is removed.')
}

/** @throws UsageError unless there is one word for each of these. */
function exactly<const Names extends readonly string[]>(
  words: readonly string[],
  ...names: Names
): { readonly [Index in keyof Names]: string } {
  if (words.length !== names.length || words.includes('')) throw new UsageError(`Name ${names.join(', ')}.`)
  return words as unknown as { readonly [Index in keyof Names]: string }
}
