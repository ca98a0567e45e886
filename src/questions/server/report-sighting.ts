import type { BodyOf } from '#platform/endpoint.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { questionsApi, Sighting } from '../contract.ts'
import { slugOf } from '../slug.ts'
import type { LiveQuestions } from './live-questions.ts'
import { countDown, countUp } from './sighting-count-store.ts'
import { deleteSighting, writeSighting } from './sighting-store.ts'

type Report = BodyOf<typeof questionsApi.reportSighting>

/** Records that somebody was asked a question at a company; a company that nobody has named before is new. */
export async function reportSighting(
  store: Store,
  userId: string,
  live: LiveQuestions,
  questionId: number,
  { company, month, stage }: Report,
): Promise<Sighting> {
  const known = findCompany(live, company)
  const slug = known?.slug ?? slugOf(company)
  if (slug === '') throw invalidField('company', 'Type the name of the company in letters or digits.')
  const sighting = { questionId, companySlug: slug, companyName: known?.name ?? company, month, stage }
  await store.transaction(async (tx) => {
    if (await writeSighting(tx, userId, sighting)) await countUp(tx, sighting)
  })
  return sighting
}

export async function withdrawSighting(
  store: Store,
  userId: string,
  questionId: number,
  companySlug: string,
): Promise<void> {
  await store.transaction(async (tx) => {
    const key = { questionId, companySlug }
    if (await deleteSighting(tx, userId, key)) await countDown(tx, [key])
  })
}

function findCompany({ index, sightings }: LiveQuestions, company: string) {
  const wanted = company.toLowerCase()
  const isMeant = ({ name, slug }: { name: string; slug: string }) =>
    slug === wanted || name.toLowerCase() === wanted || slug === slugOf(company)
  return index.companies.find(isMeant) ?? [...sightings.values()].flat().find(isMeant)
}
