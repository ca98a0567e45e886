import { expect, test } from 'vitest'
import { openPrompts } from '#curriculum/prompts.ts'
import { sealedPrompts } from '#curriculum/sealed-prompts.ts'
import { sharedServer } from '#testing/server/shared-server.ts'
import { linkKeyOf } from '../../shared-prompt.ts'
import { createProductBank } from '../difficulty/product-bank.ts'
import { createLinkPreviews } from './shared-prompts.ts'

const bank = createProductBank()
const server = await sharedServer({ promptBank: bank })
const read = (key: string, more = '') => server.call('GET', `/api/practice/shared/${key}${more}`)

const longest = openPrompts
  .filter(({ form = 'short' }) => form === 'short')
  .reduce((a, b) => (b.text.length > a.text.length ? b : a))

test('anyone gets a shared prompt with four names', async () => {
  const { status, body } = await read(linkKeyOf(longest.id))
  expect(status).toBe(200)
  expect(body.prompt).toMatchObject({ id: longest.id, pattern: longest.pattern, text: longest.text })
  expect(body.names).toHaveLength(4)
  expect(body.names).toContain(longest.pattern)
})

test('a sealed, a long, a vague and an unknown prompt cannot be shared', async () => {
  const ids = [
    sealedPrompts[0]?.id,
    openPrompts.find(({ form }) => form === 'long')?.id,
    openPrompts.find(({ form }) => form === 'vague')?.id,
    'nothing',
  ]
  for (const id of ids) {
    expect((await read(linkKeyOf(id ?? ''))).status, id).toBe(404)
    expect((await read(linkKeyOf(id ?? ''), '/picture')).status, id).toBe(404)
  }
})

test('the picture of the longest prompt is a PNG of 1200 by 630 pixels', async () => {
  const address = `http://127.0.0.1:${await server.listen()}/api/practice/shared/${linkKeyOf(longest.id)}/picture`
  const reply = await fetch(address)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('image/png')
  const png = Buffer.from(await reply.arrayBuffer())
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  const again = await fetch(address, { headers: { 'if-none-match': reply.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a link has a preview with its own picture, other pages have none', () => {
  const previewOf = createLinkPreviews(bank, 'https://capra.example')
  const key = linkKeyOf('sliding-window-3')
  expect(previewOf(`/spot/${key}`)).toMatchObject({
    'og:title': 'Can you spot it?',
    'og:image': `https://capra.example/api/practice/shared/${key}/picture`,
  })
  expect(previewOf('/spot/unknown')).toBeUndefined()
  expect(previewOf('/landing')).toBeUndefined()
})
