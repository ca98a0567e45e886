import type { ReactNode } from 'react'
import type { BuildLanguage } from '../../listing/code-lines.ts'
import type { Fault } from '../../listing/first-wrong.ts'
import type { OrderPuzzle } from '../../listing/order-puzzle.ts'
import { canRun } from '../build-languages.ts'
import { waitingText } from '../RunnerNote.tsx'
import type { RunnerState } from '../use-runner.ts'
import { rowsOf, stepsIn, whereOf } from './order-rows.ts'
import type { OrderState } from './use-order.ts'

interface OrderStatusProps {
  readonly puzzle: OrderPuzzle
  readonly state: OrderState
  readonly language: BuildLanguage
  readonly runner: RunnerState
  readonly isPassed: boolean
}

/** What was just moved, and what the last check said. Read out when it changes. */
export function OrderStatus({ puzzle, state, language, runner, isPassed }: OrderStatusProps) {
  const { order, lifted, last, verdict } = state
  const rows = rowsOf(puzzle, order)
  const waiting = canRun(language) ? waitingText(runner, language) : undefined
  if (waiting !== undefined)
    return <p>{runner.kind === 'running' ? 'Trying whether your order works, too' : waiting}</p>
  if (lifted)
    return <Moved lead="Carrying" text={textOf(puzzle, lifted.id)} where={`to ${whereOf(rows, lifted.id)}`} />
  if (verdict && !verdict.fault)
    return (
      <p>
        <b>In order.</b> <span>Every line is where it belongs.</span>
      </p>
    )
  if (verdict?.fault) return <FaultText fault={verdict.fault} number={numberOf(rows, verdict.fault)} />
  if (last !== undefined) {
    const where = whereOf(rows, last)
    return (
      <Moved
        lead={where ? 'Set down' : 'Taken out'}
        text={textOf(puzzle, last)}
        where={where ? `on ${where}` : ''}
      />
    )
  }
  const wrong = [...puzzle.blocks.values()].filter((block) => block.wrong).length
  return (
    <p>
      {[
        isPassed
          ? 'You have put it in order before.'
          : 'Put the blocks in order, each as far in as it belongs.',
        wrong > 0 &&
          (wrong === 1 ? 'One block is wrong and stays out.' : `${wrong} blocks are wrong and stay out.`),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}

function Moved({ lead, text, where }: Readonly<Record<'lead' | 'text' | 'where', string>>) {
  return (
    <p>
      <b>{lead}</b> <code className="font-mono text-xs break-all">{text}</code> <span>{where}</span>
    </p>
  )
}

function FaultText({
  fault: { reason },
  number,
}: {
  readonly fault: Fault
  readonly number: number
}): ReactNode {
  switch (reason.kind) {
    case 'wrong-line':
      return <At number={number}>{reason.why}</At>
    case 'order':
      return (
        <At number={number}>
          {reason.part === undefined
            ? 'Another line comes here first.'
            : `Another line comes here: one of the part “${reason.part}”.`}
        </At>
      )
    case 'indent':
      return <At number={number}>{`This line belongs here, but ${stepsIn(reason.indent)}.`}</At>
    case 'missing':
      return <At number={number}>Right so far. This line is missing.</At>
    case 'extra':
      return <At number={number}>Nothing comes after the line before.</At>
  }
}

function At({ number, children }: { readonly number: number; readonly children: string }) {
  return (
    <p>
      <b>{`Line ${number}.`}</b> <span>{children}</span>
    </p>
  )
}

function numberOf(rows: ReturnType<typeof rowsOf>, { section, index }: Fault): number {
  const row = rows.find(
    (each) =>
      (each.kind === 'block' || each.kind === 'empty') &&
      each.position.section === section &&
      each.position.index === index,
  )
  return row && 'number' in row ? row.number : 0
}

function textOf({ blocks }: OrderPuzzle, id: string): string {
  return blocks.get(id)?.text ?? ''
}
