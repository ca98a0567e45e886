import type { BodyOf } from '#platform/endpoint.ts'
import { invalidField } from '#platform/server/http/errors.ts'
import type { Store } from '#platform/server/store/store.ts'
import type { questionsApi, Sighting } from '../contract.ts'
import { slugOf } from '../question.ts'
import type { QuestionCatalog } from './question-catalog.ts'
import { decrementCounts, deleteSighting, incrementCount, writeSighting } from './sighting-store.ts'

type Report = BodyOf<typeof questionsApi.reportSighting>

/** Records that a company asked this person a question. The company may be one that is not in the list yet. */
export async function reportSighting(
  store: Store,
  userId: string,
  catalog: QuestionCatalog,
  questionId: number,
  { company, month, stage }: Report,
): Promise<Sighting> {
  const known = findCompany(catalog, company)
  const slug = known?.slug ?? slugOf(company)
  if (slug === '') throw invalidField('company', 'Type the name of the company in letters or digits.')
  const sighting = { questionId, companySlug: slug, companyName: known?.name ?? company, month, stage }
  await store.transaction(async (tx) => {
    if (await writeSighting(tx, userId, sighting)) await incrementCount(tx, sighting)
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
    if (await deleteSighting(tx, userId, key)) await decrementCounts(tx, [key])
  })
}

/** A company of the list, or one that another member has reported. */
function findCompany({ companies, questions }: QuestionCatalog, company: string) {
  const lowercase = company.toLowerCase()
  const isSame = ({ name, slug }: { name: string; slug: string }) =>
    slug === lowercase || name.toLowerCase() === lowercase || slug === slugOf(company)
  return companies.find(isSame) ?? questions.flatMap(({ sightings }) => sightings).find(isSame)
}
