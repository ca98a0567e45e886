import { createHash } from 'node:crypto'
import { afterFirstPaint } from './after-first-paint.mjs'
import { facesScript } from './page-faces.mjs'

/**
 * Writes one page: everything the first paint needs in one answer. Script and fonts come after that paint, so they can
 * hold nothing up; the hashes let the server's content policy name exactly these inline parts.
 *
 * @param {{ template: string, css: string, sheets: readonly string[], faces: { sheet: string, list: readonly unknown[] }, shell: string, kind: string, head: string, body: string,
 *   entry: string, chunks: readonly string[] }} parts
 */
export function htmlPage({ template, css, sheets, faces, shell, kind, head, body, entry, chunks }) {
  refuseInlineStyles(shell, kind, head + body)
  const headScript = `${inlineScript(template)};${facesScript(faces.list)}`
  const startScript = afterFirstPaint(entry, chunks)
  const html = template
    .replace(/>\s+</g, '><') // Before the page goes in: there, white space may be text.
    .replace(
      /<html[^>]*>/,
      `<html lang="en" data-theme="dark" data-visitor="${kind}"${absence(kind)} data-shell="${shell}">`,
    )
    .replace(/<script>[\s\S]*?<\/script>/, () => `<script>${headScript}</script>`)
    .replace(
      /<link rel="stylesheet"[^>]*>/,
      () => `<noscript><link rel="stylesheet" href="${faces.sheet}"></noscript>`,
    )
    .replace('<!--head-->', () => `${head}<style>${css}</style>${inlinedSheets(sheets)}`)
    .replace('<!--page-->', () => body)
    .replace(/<script type="module"[^>]*><\/script>/, () => `<script>${startScript}</script>`)
  return {
    html,
    scriptHashes: [headScript, startScript].map(hashOf),
    styleHashes: [css].map(hashOf),
  }
}

/**
 * Vite asks for the sheets of every script that a later part needs, unless the page links them. These stand in the
 * page already; a disabled link says so and is never fetched.
 */
function inlinedSheets(sheets) {
  return sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" disabled>`).join('')
}

/** These pages are only given to browsers without a session: they need not ask the server who is here. */
function absence(kind) {
  return kind === 'member' ? '' : ' data-session="absent"'
}

function inlineScript(template) {
  const script = template.match(/<script>([\s\S]*?)<\/script>/)?.[1] ?? ''
  return script
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

/** The content policy allows no style attributes, so one would silently do nothing. */
function refuseInlineStyles(shell, kind, html) {
  const found = html.match(/<[^>]+\sstyle=[^>]*>/)
  if (found) throw new Error(`Inline style on ${shell} for ${kind}: ${found[0].slice(0, 200)}`)
}

function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
