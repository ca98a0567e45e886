import { ChevronDown } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'

interface MoreButtonProps {
  isOpen: boolean
  onToggle: () => void
  /** While closed. */
  label: string
  /** Completes the name for screen readers, as in `Fewer similar patterns`. */
  of: string
}

/** Opens the rest of a list in place. It stays below the list, so that the focus is not lost. */
export function MoreButton({ isOpen, onToggle, label, of }: MoreButtonProps) {
  return (
    <Button look="quiet" aria-expanded={isOpen} onClick={onToggle} className="group mt-1 -ml-3">
      <span>
        <span>{isOpen ? 'Fewer' : label}</span>
        <span className="sr-only">{` ${of}`}</span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="icon transition-transform duration-(--dur-base) ease-step group-aria-expanded:rotate-180"
      />
    </Button>
  )
}
