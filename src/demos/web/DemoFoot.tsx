import { memo } from 'react'
import { CopyLink } from './CopyLink.tsx'

export const DemoFoot = memo(function DemoFoot({ findLink }: { findLink: () => string }) {
  return (
    <div className="demo-foot">
      <CopyLink findLink={findLink} />
      <p className="demo-keys" aria-hidden="true">
        <kbd>Space</kbd> plays <kbd>←</kbd> <kbd>→</kbd> step <kbd>Home</kbd> <kbd>End</kbd> jump <kbd>1</kbd>{' '}
        to <kbd>4</kbd> speed
      </p>
    </div>
  )
})
