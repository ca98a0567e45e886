import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { firstStyles, laterStyles, webFontsScript } from './first-styles.mjs'

/**
 * Prerenders the public pages, the main pages of guests and members, and the shell of all others into dist/pages, and
 * lists them in dist/build.json with the hashes of their inline scripts and styles, which the content policy names.
 *
 * @param {{ dist: string, manifest: import('vite').Manifest, renderer: typeof import('../../src/app/web/prerender.tsx') }} built
 */
export async function writePages({ dist, manifest, renderer }) {
  const folder = join(dist, 'pages')
  rmSync(folder, { recursive: true, force: true })
  const client = join(dist, 'client')
  const template = readFileSync(join(client, 'index.html'), 'utf8')
  const sheetFile = join(client, template.match(stylesheet)[1])
  const sheet = readFileSync(sheetFile, 'utf8')
  const entryScripts = [...template.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(
    ([, src]) => src,
  )

  /** A page's component is named like its file. */
  async function scriptsOfPage(load) {
    const { name } = await load()
    const [source, ...others] = Object.keys(manifest).filter((key) => key.endsWith(`/${name}.tsx`))
    if (source === undefined || others.length > 0)
      throw new Error(`No file, or several, are the page ${name}.`)
    return [...new Set([...scriptsOf(manifest, 'index.html'), ...scriptsOf(manifest, source)])]
  }

  function write(file, html) {
    if (/<[^>]+\sstyle=/.test(html))
      throw new Error(`${file} has a style attribute, which the content policy forbids.`)
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
    return { file, scriptHashes: hashesOf(html, 'script'), styleHashes: hashesOf(html, 'style') }
  }

  async function writePage(path, visitor, load, file) {
    const attributes = {
      none: 'data-prerendered data-session="absent"',
      guest: 'data-prerendered="guest" data-session="absent"',
      member: 'data-prerendered="member"',
    }[visitor]
    const html = startAfterFirstPaint(template, await scriptsOfPage(load)).replace(
      '<html ',
      `<html ${attributes} `,
    )
    const calls = visitor === 'member' ? preloadCalls(renderer.callsOf(path)) : ''
    const filled = fill(
      html.replace('</head>', () => `${calls}${dataScript(renderer.pageDataOf(path))}</head>`),
      await renderer.renderPage(path, visitor),
    )
    return write(file, divideStyles(sheet, filled, bringAfterFirstPaint))
  }

  const pages = {}
  for (const path of renderer.prerenderedPaths) {
    const load = renderer.pageFor(renderer.findRoute(path), 'none')
    pages[path] = await writePage(path, 'none', load, `${path.slice(1).replace('/', '-') || 'home'}.html`)
  }
  const ownPages = { guest: {}, member: {} }
  for (const [visitor, paths] of [
    ['guest', renderer.guestPaths],
    ['member', renderer.memberPaths],
  ])
    for (const path of paths) {
      const load = renderer.pageFor(renderer.findRoute(path), visitor)
      const file = `${visitor}${path === '/' ? '/home' : path}.html`
      ownPages[visitor][path] = await writePage(path, visitor, load, file)
    }
  const routes = {}
  for (const { path, access, load } of renderer.routeTable)
    routes[path] = {
      openTo: renderer.admitted[access],
      scripts: (await scriptsOfPage(load)).filter((src) => !entryScripts.includes(src)),
    }
  // Its scripts start with it, and wait for the sheet.
  const shell = divideStyles(
    sheet,
    fill(template, await renderer.renderShell()),
    (link, _href, fonts) => `<script>{${fonts}}</script>${link}`,
  )
  const build = {
    pages,
    ownPages,
    notFound: await writePage('/404', 'none', renderer.notFound.load, '404.html'),
    shell: write('shell.html', shell),
    signedOutShell: write('signed-out-shell.html', shell.replace('<html ', '<html data-session="absent" ')),
    routes,
  }
  writeFileSync(sheetFile, laterStyles(sheet))
  writeFileSync(join(dist, 'build.json'), JSON.stringify(build, null, 1))
}

/** What a page shows first depends on these calls: they are under way while the scripts load. */
function preloadCalls(paths) {
  return paths
    .map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`)
    .join('')
}

/** Not run, so the content policy needs no hash of it. */
function dataScript(data) {
  if (data === undefined) return ''
  return `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** React writes a page's metadata before its content. */
function fill(template, rendered) {
  const head = rendered.match(/^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/)?.[0] ?? ''
  return template
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root">', () => `<div id="root">${rendered.slice(head.length)}`)
}

const afterFirstPaint = (code) =>
  `requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(()=>{${code}})))`

const stylesheet = /<link rel="stylesheet"[^>]* href="([^"]+)">/

/** Puts the styles of what a page shows at first into its head, and what brings the others and the fonts to its end. */
function divideStyles(sheet, html, bring) {
  const [link, href] = html.match(stylesheet)
  const first = firstStyles(sheet, html)
  return html
    .replace(link, () => `<style>${first}</style>`)
    .replace('</body>', () => `${bring(link, href, webFontsScript(sheet, html))}</body>`)
}

/** Without JavaScript, with the page. */
function bringAfterFirstPaint(link, href, fonts) {
  const load = `document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href:"${href}"}))`
  return `<noscript>${link}</noscript><script>${afterFirstPaint(`${load};${fonts}`)}</script>`
}

/**
 * Scripts that start with the page delay its first paint on a phone: without this, the largest contentful paint of the
 * landing page is at 2 s or later, and its target is 1.25 s.
 */
function startAfterFirstPaint(html, scripts) {
  const start = afterFirstPaint(
    // Each in a task of its own, after those that it imports: together they block a phone for 100 ms.
    `for(const src of ${JSON.stringify(scripts)})setTimeout(()=>document.head.append(Object.assign(document.createElement("script"),{type:"module",async:false,src})))`,
  )
  return html
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</body>', () => `<script>${start}</script></body>`)
}

/** The scripts of a page with all that they import, dependencies first. */
function scriptsOf(manifest, key) {
  const { file, imports = [] } = manifest[key]
  return [...imports.flatMap((imported) => scriptsOf(manifest, imported)), `/${file}`]
}

function hashesOf(html, tag) {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...inline].map(([, text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}
