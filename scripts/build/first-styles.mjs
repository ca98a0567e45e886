import { transform } from 'lightningcss'

/**
 * The styles of what a prerendered page shows at first: rules whose classes are all in it, without web fonts.
 *
 * The page requests the others after its first paint. With all 280 KB of the sheet in the page, the document is 56 KB
 * compressed instead of 25, and the largest contentful paint of the landing page misses its target of 1.25 s.
 *
 * @param {string} sheet
 * @param {string} html
 */
export function firstStyles(sheet, html) {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => decode(names).split(' ')),
  )
  return filterRules(sheet.replaceAll(webFont, ''), { style: ({ value }) => canMatch(value, classes) })
}

/**
 * The rules that need a class, for all pages. With what each page has already, a rule for all elements, a property or a
 * font, the browser would calculate all styles and lay out all text once more: 15 to 60 ms of the CPU, four times that
 * on a phone.
 *
 * @param {string} sheet
 */
export function laterStyles(sheet) {
  const noClasses = new Set()
  const rules = filterRules(sheet, {
    style: ({ value }) => !canMatch(value, noClasses),
    'font-face': () => false,
    property: () => false,
  })
  return `${rules}@media (scripting:none){${sheet.match(webFont).join('')}}`
}

/**
 * A script that adds the web fonts once all that a page shows have come, so that its text is laid out again once, not
 * for each of them. Without it and the short sheet, guides miss their target of 150 ms of blocking by 300.
 *
 * @param {string} sheet
 * @param {string} html
 */
export function webFontsScript(sheet, html) {
  const hasCode = /<(code|pre)\b/.test(html)
  const isShown = (font) => font.includes('-latin-wght-') && (hasCode || !font.includes('Mono'))
  const all = sheet.match(webFont)
  const shown = all.filter(isShown)
  // Of two with the same character, the later counts, so the order of these stays.
  const fonts = [...shown, ...all.filter((font) => !isShown(font))].map((font) => {
    const value = (name) => font.match(`[{;]${name}:([^;}]*)`)?.[1]
    return [value('font-family'), value('src'), value('font-weight'), value('unicode-range')]
  })
  return [
    `const fonts=${JSON.stringify(fonts)}.map(([name,src,weight,unicodeRange])=>new FontFace(name,src,{weight,unicodeRange,display:"swap"}))`,
    `Promise.allSettled(fonts.slice(0,${shown.length}).map((font)=>font.load())).then(()=>fonts.forEach((font)=>document.fonts.add(font)))`,
  ].join(';')
}

const webFont = /@font-face\{[^}]*url\([^}]*\}/g

/** The rules without those of the kinds that are not kept. */
function filterRules(sheet, isKept) {
  const kinds = Object.entries(isKept).map(([kind, keeps]) => [
    kind,
    (rule) => (keeps(rule) ? undefined : []),
  ])
  const { code } = transform({
    filename: 'style.css',
    code: Buffer.from(sheet),
    minify: true,
    visitor: { Rule: Object.fromEntries(kinds) },
  })
  return code.toString().trim()
}

/** Whether a rule can match in a page with these classes. */
function canMatch({ selectors }, classes) {
  return selectors.some((selector) =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name)
      const isAnyOf = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
      return !isAnyOf || canMatch(part, classes)
    }),
  )
}

/** React escapes these in attributes. */
function decode(text) {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
