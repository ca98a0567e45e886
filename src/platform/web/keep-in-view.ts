const userInput = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Content above the target may still load and push it down: it stays in view until the reader scrolls. */
export function keepInView(target: Element): () => void {
  // The observer also fires once when it starts.
  const observer = new ResizeObserver(() => target.scrollIntoView())
  observer.observe(document.body)
  const stop = () => {
    observer.disconnect()
    for (const type of userInput) removeEventListener(type, stop)
  }
  for (const type of userInput) addEventListener(type, stop, { passive: true })
  return stop
}
