/** A browser may read the file only after the click is over. */
const readWithinMs = 60_000

/** Saves a JSON text as a file of this name, as a download does. */
export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs)
}
