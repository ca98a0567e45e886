import { GripVertical, X } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { CodeLines } from '#platform/ui/display/CodeLines.tsx'
import type { CodeLanguage } from '#platform/ui/display/highlight-code.ts'
import type { Block } from '../../listing/order-puzzle.ts'
import styles from './OrderRung.module.css'

export interface BlockHandlers {
  onPress(id: string): void
  onKeyDown(event: KeyboardEvent<HTMLElement>, id: string): void
  onPointerDown(event: PointerEvent<HTMLElement>, id: string): void
  wasDragged(): boolean
}

interface OrderBlockProps extends BlockHandlers {
  readonly block: Block
  readonly language: CodeLanguage
  /** As in 'line 9, three steps in'; undefined outside of the order. */
  readonly where?: string | undefined
  readonly isLifted?: boolean
  /** Its place while it is dragged. */
  readonly isDragged?: boolean
  readonly isWrong?: boolean
  readonly describedBy: string
}

/** A line to move: a press lifts it and sets it down, and it can be dragged. */
export function OrderBlock(props: OrderBlockProps) {
  const { block, language, where, isLifted, isDragged, isWrong, describedBy } = props
  const { id, text } = block
  return (
    <button
      type="button"
      className={styles.block}
      data-block={id}
      data-wrong={isWrong || undefined}
      data-dragged={isDragged || undefined}
      aria-pressed={isLifted ?? false}
      aria-label={[text, where, isWrong && 'here it goes wrong first'].filter(Boolean).join(', ')}
      aria-describedby={describedBy}
      onClick={() => {
        if (!props.wasDragged()) props.onPress(id)
      }}
      onKeyDown={(event) => props.onKeyDown(event, id)}
      onPointerDown={(event) => props.onPointerDown(event, id)}
    >
      <span data-grip className={styles.grip}>
        {isWrong ? (
          <X className="icon" aria-hidden="true" />
        ) : (
          <GripVertical className="icon" aria-hidden="true" />
        )}
      </span>
      <BlockCode text={text} language={language} />
    </button>
  )
}

export function BlockCode({ text, language }: { readonly text: string; readonly language: CodeLanguage }) {
  return (
    <span className={styles.text}>
      <CodeLines lines={text.split('\n')} language={language} />
    </span>
  )
}
