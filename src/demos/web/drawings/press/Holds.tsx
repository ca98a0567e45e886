import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react'
import type { DrawnScene } from '../shared/SceneSvg.tsx'
import { findHolds } from './find-holds.ts'
import type { Hold } from './hold.ts'
import { isSamePosition, type Press, positionKey } from './press.ts'
import { findNearest, isArrow, moveFocus } from './reach.ts'
import './holds.css'
import { useSingleKeys } from '#platform/web/input/single-keys.ts'

interface HoldsProps extends DrawnScene {
  press: Press
  describedBy: string | undefined
}

/** A button over each thing in a scene that takes a press. One tab stop, with the arrow keys inside. */
export function Holds({ scene, run, width, index, left, press, describedBy }: HoldsProps) {
  const { kinds, onPress, refused, shown } = press
  const hasKeys = useSingleKeys()
  const holds = useMemo(
    () => findHolds({ scene, run, width, index }, kinds),
    [scene, run, width, index, kinds],
  )
  const [entry, setEntry] = useState<string>()
  if (holds.length === 0) return null
  if (!onPress) return <Marks holds={holds} left={left} press={press} />
  const keys = holds.map(({ position }) => positionKey(position))
  const first = entry !== undefined && keys.includes(entry) ? entry : keys[0]

  /** Hit areas overlap where things are small, so that the finger means the nearest one. */
  function onClick(event: MouseEvent<HTMLElement>, pressed: Hold) {
    const picture = event.currentTarget.offsetParent?.getBoundingClientRect()
    const isByKey = event.detail === 0
    const meant =
      isByKey || !picture
        ? pressed
        : findNearest(holds, { x: event.clientX - picture.left + left, y: event.clientY - picture.top })
    setEntry(positionKey(meant.position))
    onPress?.(meant.position, meant.name)
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
    <div className="viz-holds" role="group" aria-label="Press in the picture" aria-describedby={describedBy}>
      {holds.map((hold, order) => (
        <button
          key={keys[order]}
          type="button"
          className="viz-hold"
          tabIndex={keys[order] === first ? 0 : -1}
          style={styleOf(hold, left)}
          data-position={keys[order]}
          data-round={hold.isRound}
          data-mark={markOf(hold, press)}
          aria-keyshortcuts={hasKeys ? hold.key : undefined}
          onClick={(event) => onClick(event, hold)}
          onKeyDown={onKeyDown}
          onFocus={() => setEntry(keys[order])}
        >
          <span className="sr-only">{`${hold.name}${sayMark(hold, { refused, shown })}`}</span>
          <Ticks mark={markOf(hold, press)} />
          {hasKeys && hold.key && hold.position.kind === 'pointer' && (
            <span className="viz-key-cap" aria-hidden="true">
              {hold.key.toUpperCase()}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

/** What was pressed, or should have been, where nothing takes a press any more. */
function Marks({ holds, left, press }: Pick<HoldsProps, 'left' | 'press'> & { holds: readonly Hold[] }) {
  return holds.map((hold) => {
    const mark = markOf(hold, press)
    return (
      mark && (
        <span
          key={positionKey(hold.position)}
          className="viz-hold"
          style={styleOf(hold, left)}
          data-round={hold.isRound}
          data-mark={mark}
          data-still
        >
          <Ticks mark={mark} />
        </span>
      )
    )
  })
}

function Ticks({ mark }: { mark: Mark | undefined }) {
  return (
    <span className="viz-ticks" aria-hidden="true">
      {mark === 'refused' && <X className="viz-refused" />}
    </span>
  )
}

type Mark = 'refused' | 'shown'

function markOf({ position }: Hold, { refused, shown }: Pick<Press, 'refused' | 'shown'>): Mark | undefined {
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
