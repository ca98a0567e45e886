/**
 * Lines that wait for the end of their turn, in which many requests may be answered, and are then written at once: a
 * write costs the system more than all the rest of a line. What ends the process by itself, an error or `exit`, finds
 * them written; only a kill from outside in that very turn does not.
 *
 * @returns where lines go, each with its line break, and how to write at once what waits.
 */
export function gatherLines(write: (text: string) => void): { write(line: string): void; flush(): void } {
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  return {
    write: (line) => {
      if (waiting === '') setImmediate(flush)
      waiting += line
    },
    flush,
  }
}
