import { useId, useMemo } from 'react'
import type { Role, ShelfItem, ShelfScene } from '#algorithms/scene.ts'
import { describeShelf } from '../../../describe/describe-shelf.ts'
import { breakLines, clipMono } from '../shared/fit-text.ts'
import { BoxMarks } from '../shared/RoleMarks.tsx'
import { type DrawingProps, SceneSvg, translate } from '../shared/SceneSvg.tsx'
import { ScrollBox } from '../shared/ScrollBox.tsx'
import { measureShelf, noteLine, noteSize, type ShelfGeometry, type ShelfMark } from './shelf-layout.ts'

interface ShelfDrawingProps extends DrawingProps<ShelfScene> {
  /** No animation: for a prerendered picture. */
  isStatic?: boolean
}

/** A container that is open where values leave. The value that has just left is drawn outside, dotted, for one step. */
export function ShelfDrawing({ scene, previous, run, width: available, isStatic }: ShelfDrawingProps) {
  const hatchId = useId()
  const geometry = useMemo(() => measureShelf(run, available), [run, available])
  const { width, height, title, note } = geometry
  const left = findLeft(scene, previous)
  const notes = scene.note ? breakLines(scene.note, geometry.noteRoom, noteSize) : []
  return (
    <ScrollBox isNeeded={width > available}>
      <SceneSvg
        label={describeShelf(scene)}
        hatchId={hatchId}
        width={width}
        height={height}
        className="viz viz-shelf"
      >
        <path className="viz-shelf-wall" d={geometry.walls} />
        {geometry.openSide && <path className="viz-shelf-open" d={geometry.openSide} />}
        {geometry.marks.map((mark) => (
          <Mark key={mark.text + mark.end} mark={mark} isCovered={left?.end === mark.end} />
        ))}
        {scene.items.length === 0 && (
          <text className="viz-shelf-empty" x={geometry.empty.x} y={geometry.empty.y}>
            empty
          </text>
        )}
        {arrange(scene, left, geometry).map(({ item, x, y, hasLeft }) => (
          <ShelfBox
            key={item.id}
            value={clipMono(item.value, geometry.itemWidth - 4, geometry.valueSize)}
            role={item.role}
            x={x}
            y={y}
            width={geometry.itemWidth}
            height={geometry.itemHeight}
            valueSize={geometry.valueSize}
            hatch={`url(#${hatchId})`}
            hasLeft={hasLeft}
            from={isFilledFromAbove(scene) ? 'above' : 'right'}
            isStatic={isStatic}
          />
        ))}
        <text className="viz-shelf-title" x={title.x} y={title.y} textAnchor={title.anchor}>
          {scene.title}
        </text>
        {notes.map((line, index) => (
          <text
            className="viz-shelf-note"
            key={line}
            x={note.x}
            y={note.y + index * noteLine}
            textAnchor={note.anchor}
          >
            {line}
          </text>
        ))}
      </SceneSvg>
    </ScrollBox>
  )
}

interface ShelfBoxProps {
  value: string
  role: Role
  x: number
  y: number
  width: number
  height: number
  valueSize: number
  hatch: string
  hasLeft: boolean
  /** The side it comes in from. */
  from: 'above' | 'right'
  isStatic: boolean | undefined
}

function ShelfBox(props: ShelfBoxProps) {
  const { value, role, x, y, width, height, valueSize, hatch, hasLeft, from, isStatic } = props
  return (
    <g className="viz-move" {...translate(x, y, isStatic)}>
      <g className="viz-enter" data-from={from}>
        {hasLeft ? (
          <g className="viz-shelf-left">
            <rect width={width} height={height} rx={5} />
            <text x={width / 2} y={height / 2 + 1} fontSize={valueSize}>
              {value}
            </text>
          </g>
        ) : (
          <g className="viz-cell" data-role={role}>
            <BoxMarks role={role} width={width} height={height} hatch={hatch} />
            <text className="viz-value" x={width / 2} y={height / 2 + 1} fontSize={valueSize}>
              {value}
            </text>
          </g>
        )}
      </g>
    </g>
  )
}

function isFilledFromAbove({ form, isHorizontal }: ShelfScene): boolean {
  return form === 'priority-queue' || (form === 'stack' && !isHorizontal)
}

const rotations = { up: 0, right: 90, down: 180, left: 270 }

function Mark({ mark: { text, heading, x, y }, isCovered }: { mark: ShelfMark; isCovered: boolean }) {
  if (isCovered) return null
  const isUpright = heading === 'up' || heading === 'down'
  const beside = text === 'in' ? 16 : 20
  const arrowX = isUpright || heading === 'right' ? beside : -beside
  return (
    <g className="viz-shelf-mark" transform={`translate(${x} ${y})`}>
      <text y={0.5}>{text}</text>
      <path transform={`translate(${arrowX} 0) rotate(${rotations[heading]})`} d="M0 6V-6M-4-2 0-6 4-2" />
    </g>
  )
}

interface Left {
  readonly item: ShelfItem
  readonly end: 'first' | 'last'
}

/** The value that has just left by an open end; of several, the last one. */
function findLeft({ form, items }: ShelfScene, previous: ShelfScene | undefined): Left | undefined {
  const before = previous?.items ?? []
  const isGone = ({ id }: ShelfItem) => !items.some((item) => item.id === id)
  const stayed = before.map((item) => !isGone(item))
  const lastGone = before[stayed.lastIndexOf(true) + 1]
  if (form === 'stack') return lastGone && { item: lastGone, end: 'last' }
  const firstStayed = stayed.indexOf(true)
  const firstGone = before[(firstStayed === -1 ? before.length : firstStayed) - 1]
  if (firstGone) return { item: firstGone, end: 'first' }
  return form === 'deque' && lastGone ? { item: lastGone, end: 'last' } : undefined
}

/** Sorted by id, because moving an element in the DOM cancels its transition. */
function arrange({ items }: ShelfScene, left: Left | undefined, { positionOf, exits }: ShelfGeometry) {
  const placed = items.map((item, index) => ({ item, ...positionOf(index), hasLeft: false }))
  const exit = left && exits[left.end]
  if (left && exit) placed.push({ item: left.item, ...exit, hasLeft: true })
  return placed.toSorted((a, b) => (a.item.id < b.item.id ? -1 : 1))
}
