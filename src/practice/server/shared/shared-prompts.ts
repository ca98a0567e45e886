import { displayNameOf } from '#curriculum/patterns.ts'
import type { AskedPrompt } from '#curriculum/prompt.ts'
import type { ReplyOf } from '#platform/endpoint.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { FileAnswer } from '#platform/server/http/route.ts'
import type { PageMetadata } from '#platform/server/pages.ts'
import { answerOptions } from '../../answer-options.ts'
import type { PromptBank } from '../../rounds/bank.ts'
import { presentPrompt } from '../../rounds/present-item.ts'
import type { sharedApi } from '../../shared-contract.ts'
import { isShareable, linkKeyOf } from '../../shared-prompt.ts'
import { drawInThread } from './draw-in-thread.ts'

type SharedPrompt = ReplyOf<typeof sharedApi.read>

/** Each is 60 KB. */
const picturesKept = 100

export interface SharedPrompts {
  /** @throws notFound if no prompt that may be shared has this key. */
  read(key: string): SharedPrompt
  picture(key: string): Promise<FileAnswer>
}

export function createSharedPrompts(bank: PromptBank): SharedPrompts {
  const prompts = promptsByKey(bank)
  const pictures = new Map<string, Promise<Buffer>>()

  function read(key: string): SharedPrompt {
    const found = prompts.get(key)
    if (!found) throw new AppError('not_found', 'There is no such prompt, or not anymore.')
    const prompt = presentPrompt(found)
    return { prompt, names: [...answerOptions(prompt, 'shared')] }
  }

  function draw(key: string): Promise<Buffer> {
    const { prompt, names } = read(key)
    const picture = drawInThread({ text: prompt.text, names: names.map(displayNameOf) })
    picture.catch(() => pictures.delete(key))
    const [oldest] = pictures.keys()
    if (pictures.size >= picturesKept && oldest !== undefined) pictures.delete(oldest)
    pictures.set(key, picture)
    return picture
  }

  return {
    read,
    picture: async (key) => new FileAnswer('prompt.png', await (pictures.get(key) ?? draw(key))),
  }
}

/** What a page that shows the preview of a link reads (the Open Graph protocol), by the path of the link. */
export function createLinkPreviews(bank: PromptBank, publicUrl: string): PageMetadata {
  const prompts = promptsByKey(bank)
  return (path) => {
    const key = path.match(/^\/spot\/([^/]+)$/)?.[1]
    const prompt = key && prompts.get(key)
    if (!prompt) return undefined
    return {
      'og:title': 'Can you spot it?',
      'og:description': prompt.text,
      'og:site_name': 'Capra',
      'og:type': 'website',
      'og:url': `${publicUrl}${path}`,
      'og:image': `${publicUrl}/api/practice/shared/${key}/picture`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': `Can you spot it? ${prompt.text}`,
      'twitter:card': 'summary_large_image',
    }
  }
}

function promptsByKey(bank: PromptBank): ReadonlyMap<string, AskedPrompt> {
  const prompts = bank.spotIds.flatMap((id) => bank.findPrompt(id) ?? [])
  return new Map(prompts.filter(isShareable).map((prompt) => [linkKeyOf(prompt.id), prompt]))
}
