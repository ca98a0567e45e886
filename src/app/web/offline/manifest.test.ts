import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findRoute } from '../route-table.ts'

const publicFile = (path: string) => readFileSync(new URL(`../../../../public${path}`, import.meta.url))

const manifest = z
  .object({
    name: z.literal('Capra'),
    start_url: z.string(),
    display: z.literal('standalone'),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() })),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .parse(JSON.parse(publicFile('/manifest.webmanifest').toString()))

/** The header of a PNG has its width and height. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

test('the icons of the installed app have the sizes that its manifest states', () => {
  for (const { src, sizes } of manifest.icons) expect(sizeOf(publicFile(src)), src).toBe(sizes)
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  // Of iPhones and iPads, which round its corners themselves.
  expect(sizeOf(publicFile('/apple-touch-icon.png'))).toBe('180x180')
})

test('the installed app starts at a page, and its shortcuts lead to pages', () => {
  for (const path of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
    expect(findRoute(path), path).toBeDefined()
  expect(manifest.shortcuts).toHaveLength(3)
})

test('the page links the manifest and starts in the same color', () => {
  const page = readFileSync(new URL('../../../../index.html', import.meta.url), 'utf8')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />')
  const [, color] = /<meta name="theme-color" content="([^"]+)"/.exec(page) ?? []
  expect([manifest.theme_color, manifest.background_color]).toEqual([color, color])
})
