import {
  ArrowUpRight,
  Circle,
  CircleCheck,
  Ellipsis,
  Eye,
  Hand,
  MessageSquare,
  NotebookPen,
  PanelRight,
  Star,
} from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { findPatternByDisplayName, lessonPathOf } from '#curriculum/patterns.ts'
import { menuItemLook, menuLook } from '#platform/ui/controls/menu-look.ts'
import { keyLook } from '#platform/ui/display/key-look.ts'
import { areSingleKeysOn, useSingleKeys } from '#platform/web/input/single-keys.ts'
import type { Question } from '../../../question.ts'
import type { RowLook, RowState } from './row-look.ts'
import styles from './rows.module.css'
import type { RowActions } from './use-row-actions.tsx'

interface RowMenuProps {
  question: Question
  state: RowState
  look: RowLook
  actions: RowActions
}

/** What is done rarely with a question. The menu is made on the first press: a list has many of these buttons. */
export function RowMenu(props: RowMenuProps) {
  const [wasPressed, setWasPressed] = useState(false)
  const button = {
    type: 'button',
    'aria-label': `More for ${props.question.title}`,
    className: styles.menu,
    children: <Ellipsis aria-hidden="true" />,
  } as const
  return wasPressed ? (
    <OpenedMenu {...props} button={button} />
  ) : (
    <button {...button} aria-haspopup="menu" aria-expanded="false" onClick={() => setWasPressed(true)} />
  )
}

function OpenedMenu({ question, state, look, actions, button }: RowMenuProps & { button: object }) {
  const trigger = useRef<HTMLButtonElement>(null)
  // A dialog gives the focus back to what has it when it opens, and the item is about to disappear.
  const fromTrigger = (act: (question: Question) => void) => () => {
    trigger.current?.focus()
    act(question)
  }
  const tutorPath = look.isMember ? actions.tutorPathOf(question) : undefined
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger ref={trigger} {...button} />
      <DropdownMenu.Portal container={document.getElementById('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={-4}
          collisionPadding={{ top: 76, bottom: 70, left: 12, right: 12 }}
          onKeyDown={chooseByKey}
          className={`${menuLook} max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto`}
        >
          <DropdownMenu.Item asChild className={menuItemLook} data-key="o">
            <a href={question.leetcodeUrl} target="_blank" rel="noopener">
              <ItemText icon={<ArrowUpRight />} text="Solve" shortcut="O" />
            </a>
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={fromTrigger(actions.details)} className={menuItemLook}>
            <ItemText icon={<PanelRight />} text="Hints and details" />
          </DropdownMenu.Item>
          {look.isMember && (
            <>
              <DropdownMenu.Item
                disabled={!actions.canTick}
                onSelect={fromTrigger(actions.tick)}
                className={menuItemLook}
                data-key="x"
              >
                <ItemText
                  icon={state.isSolved ? <CircleCheck /> : <Circle />}
                  text={state.isSolved ? 'Mark incomplete' : 'Mark complete'}
                  shortcut="X"
                />
              </DropdownMenu.Item>
              <DropdownMenu.CheckboxItem
                checked={state.isStarred}
                disabled={!actions.canMark}
                onSelect={fromTrigger(actions.star)}
                className={menuItemLook}
                data-key="s"
              >
                <ItemText
                  icon={<Star className={state.isStarred ? 'fill-accent-mark text-accent-mark!' : ''} />}
                  text={state.isStarred ? 'Starred' : 'Star'}
                  shortcut="S"
                />
              </DropdownMenu.CheckboxItem>
              <DropdownMenu.Item
                disabled={!actions.canMark}
                onSelect={fromTrigger(actions.note)}
                className={menuItemLook}
                data-key="n"
              >
                <ItemText icon={<NotebookPen />} text="Note" shortcut="N" />
              </DropdownMenu.Item>
              {tutorPath !== undefined && (
                <DropdownMenu.Item asChild className={menuItemLook} data-key="t">
                  <Link to={tutorPath}>
                    <ItemText icon={<MessageSquare />} text="Ask the tutor" shortcut="T" />
                  </Link>
                </DropdownMenu.Item>
              )}
              <DropdownMenu.Separator className="my-1.5 border-t border-line" />
              <DropdownMenu.Item
                disabled={!actions.canMark}
                onSelect={fromTrigger(actions.report)}
                className={menuItemLook}
              >
                <ItemText icon={<Hand />} text="I was asked this" />
              </DropdownMenu.Item>
            </>
          )}
          <PatternItems patterns={question.patterns} isHidden={!look.showsPatterns} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface ItemTextProps {
  icon: ReactNode
  text: string
  shortcut?: string
}

function ItemText({ icon, text, shortcut }: ItemTextProps) {
  const hasKeys = useSingleKeys()
  return (
    <>
      <span aria-hidden="true" className="[&>svg]:icon [&>svg]:text-muted">
        {icon}
      </span>
      <span>{text}</span>
      {shortcut && hasKeys && (
        <span aria-hidden="true" className="ml-auto flex pl-4 pointer-coarse:hidden">
          <kbd className={keyLook}>{shortcut}</kbd>
        </span>
      )}
    </>
  )
}

/** The same keys as in the list, instead of a search among the items. */
function chooseByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, currentTarget } = event
  if (ctrlKey || metaKey || altKey || !areSingleKeysOn() || !/^[a-z]$/i.test(key)) return
  event.preventDefault()
  currentTarget.querySelector<HTMLElement>(`[data-key="${key.toLowerCase()}"]`)?.click()
}

interface PatternItemsProps {
  patterns: readonly string[]
  isHidden: boolean
}

/** The lessons of a question with several patterns. Hidden patterns are named on demand. */
function PatternItems({ patterns, isHidden }: PatternItemsProps) {
  const [isAsked, setAsked] = useState(false)
  if (patterns.length === 0 || (!isHidden && patterns.length === 1)) return null
  return (
    <>
      <DropdownMenu.Separator className="my-1.5 border-t border-line" />
      {isHidden && !isAsked ? (
        <DropdownMenu.Item
          onSelect={(event) => {
            event.preventDefault()
            setAsked(true)
          }}
          className={menuItemLook}
        >
          <ItemText icon={<Eye />} text={patterns.length === 1 ? 'Show the pattern' : 'Show the patterns'} />
        </DropdownMenu.Item>
      ) : (
        patterns.map((name) => {
          const lesson = findPatternByDisplayName(name)
          if (!lesson) return null
          return (
            <DropdownMenu.Item key={name} asChild className={menuItemLook}>
              <Link
                to={lessonPathOf(lesson)}
                style={{ '--hue': `var(--cat-${lesson.hue})` } as CSSProperties}
              >
                <span aria-hidden="true" className="mx-[5px] size-2 rounded-full bg-hue" />
                <span>{name}</span>
              </Link>
            </DropdownMenu.Item>
          )
        })
      )}
    </>
  )
}
