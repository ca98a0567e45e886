import { RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { shuffle } from '#algorithms/cases.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { passesAll } from '../../judge/judge.ts'
import { writeProgram } from '../../listing/code-lines.ts'
import { findFirstWrong, type IsRight } from '../../listing/first-wrong.ts'
import type { OrderPuzzle } from '../../listing/order-puzzle.ts'
import { canRun, listingLanguageOf } from '../build-languages.ts'
import { RungFoot } from '../RungFoot.tsx'
import { isBusy, RunnerNote } from '../RunnerNote.tsx'
import type { RungProps } from '../rung-props.ts'
import { useRunner } from '../use-runner.ts'
import { BlockPool } from './BlockPool.tsx'
import { CarryBar } from './CarryBar.tsx'
import { findTarget } from './find-target.ts'
import { BlockCode, type BlockHandlers } from './OrderBlock.tsx'
import { OrderList } from './OrderList.tsx'
import styles from './OrderRung.module.css'
import { OrderStatus } from './OrderStatus.tsx'
import { rowsOf, whereOf } from './order-rows.ts'
import { useBlockDrag } from './use-block-drag.ts'
import { type OrderEvent, useOrder } from './use-order.ts'

interface OrderScreenProps extends RungProps {
  readonly puzzle: OrderPuzzle
}

/** By mouse and touch, blocks are dragged; by keys and presses, one is lifted, moved and set down. */
export function OrderScreen({ puzzle, content, language, isPassed, onPass }: OrderScreenProps) {
  const [state, send] = useOrder(puzzle)
  const { order, lifted } = state
  const [shuffled] = useState(() =>
    shuffle(
      Math.random,
      [...puzzle.blocks.values()].flatMap(({ id, wrong }) => (wrong ? [] : [id])),
    ),
  )
  const [showsParts, setShowsParts] = useState(true)
  const helpId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [root, focusSoon] = useFocusOnBlock()
  const runner = useRunner(canRun(language) ? language : 'python')
  const highlighted = listingLanguageOf(language)
  const { drag, onPointerDown, wasDragged } = useBlockDrag({
    list,
    findTarget: (element, id, left, middle) => findTarget(puzzle, order, element, id, left, middle),
    onDrop(id, to) {
      send({ kind: 'drop', id, to })
      focusSoon(id)
    },
  })

  function act(event: OrderEvent, id = lifted?.id) {
    send(event)
    if (id !== undefined) focusSoon(id)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const change = lifted?.id === id ? eventOfKey(event.key) : undefined
    if (change) act(change)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      focusNeighbor(root.current, event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)
    else return
    event.preventDefault()
  }

  async function check() {
    send({ kind: 'set-down' })
    const isRight: IsRight | undefined = canRun(language)
      ? (lines) =>
          passesAll(
            content.cases,
            { language, source: writeProgram(lines, language) },
            async (request) => {
              const report = await runner.run(request)
              if (!report) throw new Error('Not run')
              return report
            },
            Date.now(),
          )
      : undefined
    try {
      const fault = await findFirstWrong(puzzle, order, isRight)
      send({ kind: 'checked', fault })
      if (!fault) onPass()
    } catch {
      // It was stopped, or what runs it could not be loaded: the runner's state says so.
    }
  }

  const handlers: BlockHandlers = {
    onPress: (id) => act({ kind: 'press', id }, id),
    onKeyDown,
    onPointerDown,
    wasDragged,
  }
  const dragged = drag && puzzle.blocks.get(drag.id)
  const busy = isBusy(runner.state)
  return (
    <div ref={root} className={styles.order}>
      <div className={styles.screen}>
        <section aria-label="Order" className={styles.own}>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <h2 className={styles.heading}>Your order</h2>
            <Switch label="Name the parts" checked={showsParts} onChange={setShowsParts} />
          </div>
          <OrderList
            ref={list}
            puzzle={puzzle}
            state={state}
            language={highlighted}
            drag={drag}
            showsParts={showsParts}
            helpId={helpId}
            handlers={handlers}
          />
        </section>
        <div className={styles.side}>
          <BlockPool
            puzzle={puzzle}
            shuffled={shuffled}
            state={state}
            language={highlighted}
            drag={drag}
            helpId={helpId}
            handlers={handlers}
          />
          <Keys id={helpId} />
        </div>
      </div>
      {lifted && (
        <CarryBar
          id={lifted.id}
          where={whereOf(rowsOf(puzzle, order), lifted.id)}
          onEvent={(event) => act(event)}
        />
      )}
      <RungFoot
        rung="order"
        isPassed={isPassed}
        action={
          <>
            <Button look="quiet" onClick={() => send({ kind: 'clear' })}>
              <RotateCcw className="icon" aria-hidden="true" />
              <span>Start over</span>
            </Button>
            {busy ? (
              <Button onClick={runner.stop}>Stop</Button>
            ) : (
              <Button
                look={isPassed ? 'outline' : 'primary'}
                aria-disabled={order.every((placed) => placed.length === 0)}
                onClick={() => void check()}
              >
                Check the order
              </Button>
            )}
          </>
        }
      >
        <OrderStatus
          puzzle={puzzle}
          state={state}
          language={language}
          runner={runner.state}
          isPassed={isPassed}
        />
        {canRun(language) && <RunnerNote state={runner.state} language={language} />}
      </RungFoot>
      {drag && dragged && (
        <div
          className={styles.ghost}
          style={{ left: drag.left, top: drag.top, width: drag.width }}
          aria-hidden="true"
        >
          <BlockCode text={dragged.text} language={highlighted} />
        </div>
      )}
    </div>
  )
}

function eventOfKey(key: string): OrderEvent | undefined {
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', by: 1 }
    case 'ArrowUp':
      return { kind: 'move', by: -1 }
    case 'ArrowRight':
      return { kind: 'indent', by: 1 }
    case 'ArrowLeft':
      return { kind: 'indent', by: -1 }
    case 'Escape':
      return { kind: 'cancel' }
    default:
      return undefined
  }
}

function Keys({ id }: { readonly id: string }) {
  return (
    <p id={id} className={styles.keys}>
      <span>
        <kbd className={keyLook}>Space</kbd> <span>lifts and sets down</span>
      </span>
      <span>
        <kbd className={keyLook}>↑</kbd> <kbd className={keyLook}>↓</kbd> <span>line,</span>{' '}
        <kbd className={keyLook}>←</kbd> <kbd className={keyLook}>→</kbd> <span>step in or out</span>
      </span>
      <span>
        <kbd className={keyLook}>Esc</kbd> <span>puts it back</span>
      </span>
    </p>
  )
}

/** A block that moves to another list is another element, and one that moves in its list loses the focus. */
function useFocusOnBlock() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    root.current
      ?.querySelector<HTMLElement>(`[data-block="${wanted.current}"]`)
      ?.focus({ preventScroll: true })
    wanted.current = undefined
  })
  return [
    root,
    (id: string) => {
      wanted.current = id
    },
  ] as const
}

function focusNeighbor(root: HTMLElement | null, current: HTMLElement, by: 1 | -1): void {
  const blocks = [...(root?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
  blocks[blocks.indexOf(current) + by]?.focus()
}
