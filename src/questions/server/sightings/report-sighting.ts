import type { BodyOf } from '#platform/endpoint.ts'
import type { Config } from '#platform/server/config.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/exchange.ts'
import { takeOrRefuse } from '#platform/server/limits/limit-windows.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { Store, StoreHandle } from '#platform/server/store/store.ts'
import type { questionsApi, Sighting } from '../../contract.ts'
import { companyKey } from '../../import/company-names.ts'
import { slugOf } from '../../question.ts'
import type { QuestionCatalog } from '../question-catalog.ts'
import { readCompanyName } from './company-name.ts'
import {
  decrementCounts,
  deleteSighting,
  incrementCount,
  readReportedSlugs,
  type StoredSighting,
  writeSighting,
} from './sighting-store.ts'

type Report = BodyOf<typeof questionsApi.reportSighting>

export interface SightingParts {
  readonly store: Store
  readonly config: Config
  readonly secrets: Secrets
}

/**
 * Records that a company asked this person a question. A company that is in no list is visible to this person only,
 * until an operator approves its name.
 */
export async function reportSighting(
  parts: SightingParts,
  userId: string,
  catalog: QuestionCatalog,
  questionId: number,
  { company, month, stage }: Report,
  exchange: Exchange,
): Promise<Sighting> {
  const { slug, name } = findCompany(catalog, company) ?? newCompany(company)
  const sighting = { questionId, companySlug: slug, companyName: name, month, stage }
  await parts.store.transaction(async (tx) => {
    if (!(await writeSighting(tx, userId, sighting))) return
    await checkLimits(tx, parts, userId, catalog, exchange)
    await incrementCount(tx, sighting)
  })
  return presentSighting(catalog, sighting)
}

export async function withdrawSighting(
  store: Store,
  userId: string,
  questionId: number,
  companySlug: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    const key = { questionId, companySlug }
    if (await deleteSighting(tx, userId, key)) await decrementCounts(tx, [key])
  })
}

/** A person's own report, with the name under which others see it. */
export function presentSighting({ companyNames }: QuestionCatalog, sighting: StoredSighting): Sighting {
  const name = companyNames.get(sighting.companySlug)
  return { ...sighting, companyName: name ?? sighting.companyName, isPending: name === undefined }
}

/** Counts a new report. @throws AppError when this person has made too many, which rolls the report back. */
async function checkLimits(
  tx: StoreHandle,
  { config: { limits }, secrets }: SightingParts,
  userId: string,
  { companyNames }: QuestionCatalog,
  exchange: Exchange,
): Promise<void> {
  const { sightingsPerDay, sightings, pendingCompanies } = limits
  // First, because its row makes concurrent reports of one person wait for each other.
  const own = { name: 'sightings', subject: [userId], limit: sightingsPerDay }
  await takeOrRefuse(tx, { secrets, exchange }, own, (retryAfterSeconds) => {
    const sentence = `You can report ${sightingsPerDay} questions a day. Please try again tomorrow.`
    return new AppError('limited', sentence, { retryAfterSeconds })
  })
  const slugs = await readReportedSlugs(tx, userId)
  if (slugs.length > sightings)
    throw new AppError(
      'conflict',
      `You can have ${sightings} reports. Withdraw one that you no longer need first.`,
    )
  const pending = new Set(slugs.filter((slug) => !companyNames.has(slug)))
  if (pending.size > pendingCompanies)
    throw new AppError(
      'conflict',
      `${pendingCompanies} of your company names await approval. Choose a company from the list, or withdraw one of those reports first.`,
    )
}

/** A company that everyone sees. Names that only another member has reported stay unknown. */
function findCompany({ companyNames }: QuestionCatalog, company: string) {
  const lowercase = company.toLowerCase()
  const slug = [lowercase, slugOf(company)].find((each) => companyNames.has(each))
  if (slug !== undefined) return { slug, name: companyNames.get(slug) ?? slug }
  const key = companyKey(company)
  const named = [...companyNames].find(
    ([other, name]) => name.toLowerCase() === lowercase || companyKey(other) === key,
  )
  return named && { slug: named[0], name: named[1] }
}

function newCompany(typed: string) {
  const name = readCompanyName(typed)
  return { slug: slugOf(name), name }
}
