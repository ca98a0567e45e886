import type { ModelPrompt } from '../../contract.ts'
import { tutorLimits } from '../../session-rules.ts'
import { splitFollowUps } from '../../split-follow-ups.ts'
import { languages } from './browser-model.ts'

/** Slower than this, the coach's answer is better than none. */
const longestMs = 60_000

/**
 * An answer in the words of the browser's own model.
 *
 * @param onText receives what has been written so far.
 * @throws whatever the browser reports, also when the prompt is too long for it; or an Error when nothing was written.
 */
export async function phrase(
  { system, messages }: ModelPrompt,
  stopped: AbortSignal,
  onText: (text: string) => void,
) {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(longestMs)])
  const initialPrompts = [{ role: 'system', content: system }, ...messages.slice(0, -1)]
  const session = await globalThis.LanguageModel?.create({ ...languages, initialPrompts, signal })
  if (!session) throw new Error('This browser has no model')
  try {
    const pieces = splitFollowUps(session.promptStreaming(messages.at(-1)?.content ?? '', { signal }))
    let text = ''
    for (;;) {
      const { done, value } = await pieces.next()
      if (done) {
        if (text.trim() === '') throw new Error('The model wrote nothing')
        return { text: text.trim(), followUps: value }
      }
      text = (text + value).slice(0, tutorLimits.replyLength)
      onText(text)
    }
  } finally {
    session.destroy()
  }
}
