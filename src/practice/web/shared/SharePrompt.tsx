import { Check, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useVisitor } from '#accounts/web/use-visitor.ts'
import { Button } from '#platform/ui/controls/Button.tsx'
import { Dialog } from '#platform/ui/controls/Dialog.tsx'
import { Switch } from '#platform/ui/controls/Switch.tsx'
import { useCopy } from '#platform/web/copy-and-save.ts'
import type { RoundPrompt } from '../../contract.ts'
import { cleanName, isShareable, linkKeyOf, sharedAddress } from '../../shared-prompt.ts'

const invitation = 'Can you spot it?'

/** Lets somebody send a prompt to others, who answer it without an account. */
export function SharePrompt({ prompt }: { readonly prompt: RoundPrompt }) {
  const [isOpen, setOpen] = useState(false)
  if (!isShareable(prompt)) return null
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" className="mt-3 -ml-3" onClick={() => setOpen(true)}>
        <Share2 className="icon" aria-hidden="true" />
        Share this prompt
      </Button>
      <Dialog open={isOpen} title={invitation} onClose={() => setOpen(false)}>
        <ShareOptions prompt={prompt} />
      </Dialog>
    </>
  )
}

const messages = {
  copied: 'Link copied',
  refused: 'Your browser blocks copying. Select the link above and copy it.',
}

function ShareOptions({ prompt }: { readonly prompt: RoundPrompt }) {
  const visitor = useVisitor()
  const ownName = visitor.kind === 'member' ? cleanName(visitor.user.firstName ?? '') : ''
  const [isNamed, setNamed] = useState(false)
  const { outcome, copy } = useCopy()
  const address = new URL(sharedAddress(prompt.id), location.origin)
  if (isNamed) address.searchParams.set('from', ownName)
  const link = { title: invitation, url: address.href }
  const CopyIcon = outcome === 'copied' ? Check : Link2
  return (
    <>
      <p className="text-ink-2">
        Whoever opens the link can answer at once, without an account. It shows neither your answer nor the
        pattern.
      </p>
      <img
        src={`/api/practice/shared/${linkKeyOf(prompt.id)}/picture`}
        alt="Preview of the link: the prompt with four names"
        width={1200}
        height={630}
        className="mt-4 h-auto w-full rounded-md border border-line bg-canvas-sunk"
      />
      <p className="mt-4 rounded-md bg-canvas-sunk px-3 py-2.5 font-mono text-sm wrap-anywhere select-all">
        {link.url}
      </p>
      {ownName && (
        <div className="mt-3">
          <Switch checked={isNamed} onChange={setNamed} label={`Say that it comes from ${ownName}`} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button look="primary" onClick={() => copy(link.url)}>
          <CopyIcon className="icon" aria-hidden="true" />
          Copy link
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share(link).catch(() => undefined)}>
            <Share2 className="icon" aria-hidden="true" />
            Share with an app
          </Button>
        )}
        <span role="status" className="text-sm text-ink-2">
          {outcome && messages[outcome]}
        </span>
      </div>
    </>
  )
}
