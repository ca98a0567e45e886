import { Ellipsis, EyeOff, Shuffle, Star } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useNavigate } from 'react-router'
import { Button } from '#platform/ui/controls/Button.tsx'
import { menuItemLook, menuLook } from '#platform/ui/controls/menu-look.ts'
import { type RoundState, withBlindPosition } from '../../blind/blind-url.ts'
import { useFocusAfterRound } from '../../blind/use-focus-after-round.ts'
import { type CompanyFilter, inOrder, newSeed, writeFilter } from '../company-filter.ts'

interface ListToolsProps {
  filter: CompanyFilter
  /** True while there is nothing to practice with. */
  isEmpty: boolean
  isMember: boolean
  onChoose: (change: Partial<CompanyFilter>) => void
}

/** What is done with the whole list, in a menu beside its title. */
export function ListTools({ filter, isEmpty, isMember, onChoose }: ListToolsProps) {
  const startBlind = useBlindPractice(filter)
  const trigger = useFocusAfterRound(!isEmpty)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={trigger} look="quiet" aria-label="More for this list" className="w-11 px-0!">
          <Ellipsis className="icon" aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={4} collisionPadding={12} className={menuLook}>
          {isMember && (
            <DropdownMenu.CheckboxItem
              checked={filter.starredOnly}
              onCheckedChange={(starredOnly) => onChoose({ starredOnly })}
              className={menuItemLook}
            >
              <Star
                className={`icon ${filter.starredOnly ? 'fill-accent-mark text-accent-mark' : 'text-muted'}`}
                aria-hidden="true"
              />
              <span>Only starred</span>
            </DropdownMenu.CheckboxItem>
          )}
          <DropdownMenu.Item
            disabled={isEmpty}
            onSelect={() => onChoose(inOrder('shuffle'))}
            className={menuItemLook}
          >
            <Shuffle className="icon text-muted" aria-hidden="true" />
            <span>Shuffle</span>
          </DropdownMenu.Item>
          <DropdownMenu.Item disabled={isEmpty} onSelect={startBlind} className={menuItemLook}>
            <EyeOff className="icon text-muted" aria-hidden="true" />
            <span>Blind practice</span>
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const fromList: RoundState = { isFromList: true }

function useBlindPractice(filter: CompanyFilter): () => void {
  const navigate = useNavigate()
  return () =>
    void navigate(
      {
        pathname: '/practice/blind',
        search: withBlindPosition(writeFilter(filter), { seed: newSeed(), at: 1 }),
      },
      { state: fromList },
    )
}
