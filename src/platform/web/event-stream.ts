/** One server-sent event of our own server: a name and its data, which is JSON. */
export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/**
 * Reads server-sent events out of a text that comes in pieces, cut anywhere. Each call gives the events that its piece
 * completed; comments, which only keep the line open, give none.
 */
export function createEventReader(): (piece: string) => readonly ServerEvent[] {
  let unread = ''
  return (piece) => {
    const blocks = (unread + piece).replace(/\r\n/g, '\n').split('\n\n')
    unread = blocks.pop() ?? ''
    return blocks.flatMap(readEvent)
  }
}

function readEvent(block: string): readonly ServerEvent[] {
  const fields = block.split('\n').map((line) => line.match(/^(\w+): ?(.*)$/s))
  const valuesOf = (name: string) => fields.flatMap((field) => (field?.[1] === name ? [field[2] ?? ''] : []))
  const data = valuesOf('data').join('\n')
  return data === '' ? [] : [{ event: valuesOf('event').at(-1) ?? 'message', data: JSON.parse(data) }]
}
