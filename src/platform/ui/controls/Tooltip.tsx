import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement } from 'react'

interface TooltipProps {
  /** Explains an icon. The control needs an `aria-label` of its own, because a tooltip is not its name. */
  text: string
  /** One control that takes a ref. */
  children: ReactElement
}

/** Appears below its control after 700 ms of hovering, or immediately with keyboard focus (spec, section 9). */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      <Radix.Root disableHoverableContent>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side="bottom"
            sideOffset={4}
            collisionPadding={8}
            className="z-30 rounded-xs bg-ink px-2 py-1 text-xs whitespace-nowrap text-inverse"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
