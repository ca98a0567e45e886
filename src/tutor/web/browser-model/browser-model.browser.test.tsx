import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { realReply } from '#testing/browser/stub-calls.ts'
import { ask, openChat, writtenAnswer } from '#testing/browser/tutor-replies.ts'

afterEach(() => vi.unstubAllGlobals())

type Create = NonNullable<typeof globalThis.LanguageModel>['create']

/** The Prompt API of a browser, as it is documented. */
function stubModel({ availability = 'available', create = vi.fn<Create>() } = {}) {
  const model = { availability: async () => availability as 'available', create }
  vi.stubGlobal('LanguageModel', model)
  return create
}

/** A session whose model writes these pieces, and then fails or waits to be stopped. */
function session(pieces: readonly string[], then: 'ends' | 'fails' | 'waits' = 'ends') {
  const prompts: string[] = []
  return {
    prompts,
    destroy: vi.fn(),
    promptStreaming: (input: string, { signal }: { signal: AbortSignal }) => {
      prompts.push(input)
      return new ReadableStream<string>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece)
          if (then === 'ends') controller.close()
          else if (then === 'fails') controller.error(new DOMException('', 'QuotaExceededError'))
          else signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      })
    },
  }
}

const topics = () => ({
  'GET /api/ai-tutor/topics': {
    ...realReply('GET /api/ai-tutor/topics'),
    answeredBy: { kind: 'coach' as const, name: "Answers come from Capra's lessons." },
  },
})
const choice = () => page.getByRole('switch', { name: /browser's own AI model/ })

test.each([
  ['the browser has no model', undefined],
  ['this device cannot run it', 'unavailable'],
])('nothing is offered where %s', async (_, availability) => {
  if (availability) stubModel({ availability })
  else vi.stubGlobal('LanguageModel', undefined)
  await openPage('/ai-tutor', { as: 'member', calls: topics() })
  await expect.element(page.getByText("Answers come from Capra's lessons.")).toBeVisible()
  await expect.element(choice()).not.toBeInTheDocument()
})

test('the model is loaded after the press, with its progress, and the choice is remembered', async () => {
  const loaded = Promise.withResolvers<ReturnType<typeof session>>()
  let target = new EventTarget()
  const create = stubModel({
    availability: 'downloadable',
    create: vi.fn<Create>((options) => {
      target = new EventTarget()
      ;(options as { monitor(target: EventTarget): void }).monitor(target)
      return loaded.promise
    }),
  })
  await openPage('/ai-tutor', { as: 'member', calls: topics() })
  await expect.element(choice()).toHaveAttribute('aria-checked', 'false')
  expect(create).not.toHaveBeenCalled()
  await expectAccessible()
  await choice().click()
  target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.42, total: 1 }))
  await expect.element(page.getByText('Your browser is loading its model: 40%.')).toBeVisible()
  loaded.resolve(session([]))
  await expect.element(page.getByText(/model phrases them and can be wrong/)).toBeVisible()
  await expect.element(choice()).toHaveAttribute('aria-checked', 'true')
  expect(localStorage.getItem('capra.browserModel')).toBe('on')
  await choice().click()
  await expect.element(choice()).toHaveAttribute('aria-checked', 'false')
  expect(localStorage.getItem('capra.browserModel')).toBeNull()
})

test('a model that cannot be loaded stays off', async () => {
  stubModel({ create: vi.fn<Create>(() => Promise.reject(new DOMException('', 'NotAllowedError'))) })
  await openPage('/ai-tutor', { as: 'member', calls: topics() })
  await choice().click()
  await expect.element(page.getByText('Your browser could not load its model.')).toBeVisible()
  await expect.element(choice()).toHaveAttribute('aria-checked', 'false')
})

const prompt = {
  system: 'The rules.',
  messages: [
    { role: 'user' as const, content: 'Hello' },
    { role: 'assistant' as const, content: 'What are you stuck on?' },
    { role: 'user' as const, content: 'The material, and: why sort first?' },
  ],
}

/** Asks a question that the coach answers at once, with the model turned on. */
async function askWithModel(made: ReturnType<typeof session>) {
  const create = stubModel({ create: vi.fn<Create>(async () => made) })
  const answer = writtenAnswer()
  const { calls } = await openChat({ ...topics(), 'POST /api/ai-tutor/chat': answer.reply })
  localStorage.setItem('capra.browserModel', 'on')
  await ask('Why sort first?')
  answer.say('As the coach says it.')
  answer.finish({ followUps: ['Quiz me'], prompt })
  return { create, calls }
}

test('an answer comes in the words of the model, with its follow-ups, and nothing else is sent', async () => {
  const made = session(['In its ', 'words.\n\nNe', 'xt:\n- Why?'])
  const { create, calls } = await askWithModel(made)
  await expect.element(page.getByText('In its words.').first()).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'What next' })).toHaveTextContent('Why?')
  await expect.element(page.getByText('As the coach says it.')).not.toBeInTheDocument()
  expect(create.mock.calls[0]?.[0]).toMatchObject({
    initialPrompts: [{ role: 'system', content: 'The rules.' }, ...prompt.messages.slice(0, -1)],
  })
  expect(made.prompts).toEqual(['The material, and: why sort first?'])
  expect(made.destroy).toHaveBeenCalledOnce()
  expect(calls.to('POST /api/ai-tutor/chat').map(({ body }) => body)).toMatchObject([{ withPrompt: true }])
})

test.each([
  ['fails', session(['In its '], 'fails')],
  ['writes nothing', session([])],
])('a model that %s leaves the answer of the coach', async (_, made) => {
  await askWithModel(made)
  await expect.element(page.getByText('As the coach says it.').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  expect(made.destroy).toHaveBeenCalledOnce()
})

test('Stop leaves the answer of the coach', async () => {
  await askWithModel(session(['In its '], 'waits'))
  await expect.element(page.getByText('In its').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('As the coach says it.').first()).toBeVisible()
})
