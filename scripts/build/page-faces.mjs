import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many of the faces stand on every page. The next is that of code; the others come when something is written in them. */
const onEveryPage = 2

/** Reads the faces out of the built sheet: family, file and the rest, as `FontFace` takes them. */
export function readFaces(client, sheet) {
  const css = readFileSync(join(client, sheet), 'utf8')
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, block = '']) => {
    const value = (name) => block.match(new RegExp(`${name}:\\s*([^;]+)`))?.[1]?.trim()
    const family = value('font-family')?.replaceAll(/["']/g, '')
    const source = value('src')
    if (!family || !source) throw new Error(`A face of ${sheet} has no name or no file: ${block}`)
    const rest = { weight: value('font-weight'), unicodeRange: value('unicode-range'), display: 'swap' }
    return [family, source, rest]
  })
}

/**
 * The inline script that names the faces. Browsers that had them before use them from the first paint on; on a first visit
 * that paint does without, and `fetchFaces` is for after it.
 */
export function facesScript(faces) {
  return `const faces=${JSON.stringify(faces)}.map(face=>new FontFace(...face));try{if(localStorage.getItem("capra.faces"))for(const face of faces)document.fonts.add(face)}catch{}`
}

/**
 * Shown all at once when they are there, so that the page is laid out anew only once. `facesShown` is settled then
 * (lay-out-in-turns.ts).
 */
export const fetchFaces = `const hasCode=[...document.querySelectorAll("code,pre")].some(part=>part.checkVisibility?.());globalThis.facesShown=Promise.all(faces.slice(0,hasCode?${onEveryPage + 1}:${onEveryPage}).map(face=>face.load())).then(()=>{for(const face of faces)document.fonts.add(face);localStorage.setItem("capra.faces","1")}).catch(()=>{});`
