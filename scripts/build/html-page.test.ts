import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { htmlPage } from './html-page.mjs'

const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const parts = {
  template,
  css: 'p{color:red}',
  sheets: ['assets/shell-1.css'],
  faces: { sheet: '/assets/faces-1.css', list: [['A Face', 'url(/assets/a.woff2)', { weight: '400 700' }]] },
  shell: '/landing',
  kind: 'none',
  head: '<title>Landing</title>',
  body: '<pre><b>a</b>\n<b>$& b</b></pre>',
  entry: '/assets/main.js',
  chunks: ['/assets/packages.js'],
}
const inlineOf = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text]) => text ?? '')
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the hashes are those of exactly the inline scripts and the style that are written', () => {
  const { html, scriptHashes, styleHashes } = htmlPage(parts)
  expect(inlineOf(html, 'script').map(hashOf)).toEqual(scriptHashes)
  expect(inlineOf(html, 'style').map(hashOf)).toEqual(styleHashes)
})

test('the page keeps its text as it is, white space and dollar signs too', () => {
  expect(htmlPage(parts).html).toContain(`<div id="root">${parts.body}</div>`)
})

test('neither script nor font is asked for before the first paint', () => {
  const html = htmlPage(parts).html.replace(/<noscript>.*?<\/noscript>/, '')
  expect(html).not.toMatch(/<script[^>]+src|preload|<link rel="stylesheet"(?![^>]+disabled)/)
})

test('without script, the faces come by their sheet', () => {
  expect(htmlPage(parts).html).toContain(
    '<noscript><link rel="stylesheet" href="/assets/faces-1.css"></noscript>',
  )
})

test('a page says for whom and for which address it was made', () => {
  const { html } = htmlPage({ ...parts, kind: 'member', shell: '/category/3' })
  expect(html).toContain('<html lang="en" data-theme="dark" data-visitor="member" data-shell="/category/3">')
})

test('only pages for browsers without a session say that there is none', () => {
  const isAbsent = (kind: string) => htmlPage({ ...parts, kind }).html.includes('data-session="absent"')
  expect(['none', 'guest', 'member'].map(isAbsent)).toEqual([true, true, false])
})

test('a style attribute stops the build', () => {
  expect(() => htmlPage({ ...parts, body: '<p class="a" style="color:red">x</p>' })).toThrow('Inline style')
})

test('sheets that stand in the page are named and never fetched', () => {
  expect(htmlPage(parts).html).toContain('<link rel="stylesheet" href="/assets/shell-1.css" disabled>')
})
