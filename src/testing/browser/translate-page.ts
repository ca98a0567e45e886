/**
 * Does what the translation built into browsers does: new elements with other text take the place of every text node, and
 * React keeps the old nodes.
 */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.localName === 'font') continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = `«${text.data}»`
    text.replaceWith(outer)
  }
}
