import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import type { practiceApi, SpotItem } from '../contract.ts'
import type { PromptBank } from '../rounds/bank.ts'
import { presentItem } from '../rounds/present-item.ts'
import { trialPromptIds } from '../rounds/trial-prompts.ts'

export function readTrial(bank: PromptBank): ReplyOf<typeof practiceApi.trial> {
  // A bank that lacks them still gives one prompt of each of two patterns.
  const ids = [...trialPromptIds, ...bank.patterns.flatMap(({ openIds }) => openIds[0] ?? [])]
  const items = ids.flatMap((id): SpotItem[] => {
    const item = presentItem(bank, { kind: 'spot', id, isSeen: false, isNew: false })
    return item?.kind === 'spot' ? [item] : []
  })
  const [first, second] = items
  if (!first || !second) throw new AppError('unavailable', 'There are no prompts to try yet.')
  return { items: [first, second] }
}
