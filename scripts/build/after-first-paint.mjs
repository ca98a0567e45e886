import { fetchFaces } from './page-faces.mjs'

/**
 * The inline script at the end of a page, which asks for the faces, the drawings and the code once the browser says that
 * it has painted, and two frames later: where the first paint came before the whole page was read, the rest of what is in
 * sight comes with the next one. A page in a hidden tab is never painted, so it does not wait, nor does any page wait for
 * ever.
 * Each file is a script of its own, in order: between two of them the browser can answer the reader.
 *
 * @param {string} entry
 * @param {readonly string[]} chunks
 */
export function afterFirstPaint(entry, chunks) {
  return `(${start})(${JSON.stringify([...chunks, entry])})`.replaceAll(/\n\s*/g, '')
}

/** As text, in the page: no comments inside. */
const start = `(files) => {
  const go = () => {
    if (!files) return;
    ${fetchFaces}
    for (const src of files) document.head.append(Object.assign(document.createElement("script"), { type: "module", async: false, src }));
    files = undefined
  };
  if (document.hidden) go();
  else if (PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    const later = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)));
    new PerformanceObserver(later).observe({ type: "paint", buffered: true });
    setTimeout(go, 3000)
  }
  else requestAnimationFrame(() => setTimeout(go))
}`
