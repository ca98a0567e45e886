import { ChevronDown } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'

interface MoreButtonProps {
  isOpen: boolean
  onToggle: () => void
  /** While closed. */
  label: string
  /** While open. */
  closeLabel?: string
  /** Completes the name for screen readers, as in `Fewer similar patterns`. */
  of: string
}

/** Opens the rest of a list or text in place. It stays below, so that the focus is not lost. */
export function MoreButton({ isOpen, onToggle, label, closeLabel = 'Fewer', of }: MoreButtonProps) {
  return (
    <Button look="quiet" aria-expanded={isOpen} onClick={onToggle} className="group mt-1 -ml-3">
      <span>
        <span>{isOpen ? closeLabel : label}</span>
        <span className="sr-only">{` ${of}`}</span>
      </span>
      <ChevronDown
        aria-hidden="true"
        className="icon transition-transform duration-(--dur-base) ease-step group-aria-expanded:rotate-180"
      />
    </Button>
  )
}
