import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import type { DrawnScene } from '../shared/SceneSvg.tsx'
import { findHolds } from './find-holds.ts'
import type { Hold } from './hold.ts'
import { isSamePosition, type Press, positionKey } from './press.ts'
import { findNearest, isArrow, moveFocus } from './reach.ts'
import './holds.css'

interface HoldsProps extends DrawnScene {
  press: Press
}

/** A button over each thing in a scene that takes a press. One tab stop, with the arrow keys inside. */
export function Holds({ scene, run, width, index, left, press }: HoldsProps) {
  const { kinds, onPress, refused, shown } = press
  const holds = useMemo(
    () => findHolds({ scene, run, width, index }, kinds),
    [scene, run, width, index, kinds],
  )
  const [entry, setEntry] = useState<string>()
  if (holds.length === 0) return null
  const keys = holds.map(({ position }) => positionKey(position))
  const first = entry !== undefined && keys.includes(entry) ? entry : keys[0]

  /** Hit areas overlap where things are small, so that the finger means the nearest one. */
  function onClick(event: MouseEvent<HTMLElement>, pressed: Hold) {
    const layer = event.currentTarget.parentElement?.getBoundingClientRect()
    const isByKey = event.detail === 0
    const meant =
      isByKey || !layer
        ? pressed
        : findNearest(holds, { x: event.clientX - layer.left + left, y: event.clientY - layer.top })
    setEntry(positionKey(meant.position))
    onPress(meant.position)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!isArrow(event.key)) return
    // Neither the player nor the scroll box moves.
    event.preventDefault()
    event.stopPropagation()
    moveFocus(event.currentTarget, event.key)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid over the picture in all browsers.
    <div className="viz-holds" role="group" aria-label="Press in the picture">
      {holds.map((hold, order) => (
        <button
          key={keys[order]}
          type="button"
          className="viz-hold"
          tabIndex={keys[order] === first ? 0 : -1}
          style={styleOf(hold, left)}
          data-round={hold.isRound}
          data-mark={markOf(hold, press)}
          aria-keyshortcuts={hold.key}
          onClick={(event) => onClick(event, hold)}
          onKeyDown={onKeyDown}
          onFocus={() => setEntry(keys[order])}
        >
          <span className="sr-only">{`${hold.name}${sayMark(hold, { refused, shown })}`}</span>
          <span className="viz-ticks" aria-hidden="true">
            {isSamePosition(refused, hold.position) && <X className="viz-refused" />}
          </span>
          {hold.key && (
            <span className="viz-key-cap" aria-hidden="true">
              {hold.key.toUpperCase()}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function markOf({ position }: Hold, { refused, shown }: Pick<Press, 'refused' | 'shown'>) {
  if (isSamePosition(shown, position)) return 'shown'
  return isSamePosition(refused, position) ? 'refused' : undefined
}

function sayMark(hold: Hold, marked: Pick<Press, 'refused' | 'shown'>): string {
  const mark = markOf(hold, marked)
  return mark === undefined ? '' : mark === 'shown' ? ', this is the move' : ', refused'
}

/** At least as large as a fingertip, around the middle of the thing. */
function styleOf({ x, y, width, height, pad }: Hold, left: number): CSSProperties {
  const across = Math.max(fingertip, width + 2 * pad)
  const down = Math.max(fingertip, height + 2 * pad)
  // React's style type has no custom properties.
  return {
    left: x - left + width / 2 - across / 2,
    top: y + height / 2 - down / 2,
    width: across,
    height: down,
    '--hold-width': `${width}px`,
    '--hold-height': `${height}px`,
    '--hold-pad': `${pad}px`,
  } as CSSProperties
}

const fingertip = 44
