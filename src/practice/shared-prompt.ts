import type { RoundPrompt } from './contract.ts'
import { hashOf } from './rounds/random.ts'

/** Names a prompt in a link. Its id would name the pattern. */
export function linkKeyOf(promptId: string): string {
  return (hashOf(promptId) >>> 0).toString(36)
}

/** Where anyone can answer it. */
export function sharedAddress(promptId: string): string {
  return `/spot/${linkKeyOf(promptId)}`
}

/** Long and vague prompts are too much for a picture, and for four names. */
export const isShareable = ({ form = 'short' }: Partial<Pick<RoundPrompt, 'form'>>) => form === 'short'

const longestSharer = 40
const notInNames = /[^\p{L}\p{M}\p{N}' -]/gu

/** Who sent a link, as far as it is a name: it is shown to others as ours. */
export function sharerIn(search: URLSearchParams): string | undefined {
  return cleanName(search.get('from') ?? '') || undefined
}

export function cleanName(name: string): string {
  return name.replace(notInNames, '').trim().slice(0, longestSharer)
}
