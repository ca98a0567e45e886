import { Check, Link2 } from 'lucide-react'
import { Button } from '#platform/ui/controls/Button.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'

interface CopyLinkProps {
  /** Opens the demo exactly as it is now. */
  findLink: () => string
}

const messages = {
  copied: 'Link copied',
  refused: 'Copying is blocked by your browser: take the address of this page, it is the link.',
}

function CopyLink({ findLink }: CopyLinkProps) {
  const { outcome, copy } = useCopy()
  const Icon = outcome === 'copied' ? Check : Link2
  return (
    <div className="demo-copy">
      <Button look="quiet" onClick={() => copy(findLink())}>
        <Icon className="icon" aria-hidden="true" />
        Copy link
      </Button>
      <span role="status">{outcome && messages[outcome]}</span>
    </div>
  )
}

export function DemoFooter({ findLink }: { findLink: () => string }) {
  return (
    <div className="demo-footer">
      <CopyLink findLink={findLink} />
      <p className="demo-keys" aria-hidden="true">
        <kbd>Space</kbd> plays <kbd>←</kbd> <kbd>→</kbd> step <kbd>Home</kbd> <kbd>End</kbd> jump <kbd>1</kbd>{' '}
        to <kbd>4</kbd> speed
      </p>
    </div>
  )
}
