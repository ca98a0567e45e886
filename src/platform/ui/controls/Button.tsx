import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

/** `primary` looks like a trail sign: only for the next step, at most one per screen. Other actions are `outline`, and those
 * that cannot be undone are `danger`. */
export type ButtonLook = 'outline' | 'quiet' | 'primary' | 'link' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

interface Looks {
  look?: ButtonLook
  size?: ButtonSize
}

export function Button({
  look,
  size,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Looks) {
  return <button type={type} className={buttonClass(look, size, className)} {...rest} />
}

export function ButtonLink({ look, size, className, ...rest }: LinkProps & Looks) {
  return <Link className={buttonClass(look, size, className)} {...rest} />
}

/** For the rare link that leaves the product and must look like a button. */
export function buttonClass(look: ButtonLook = 'outline', size: ButtonSize = 'md', extra = ''): string {
  const className = look === 'link' ? link : `${framed} ${looks[look]} ${sizes[size]} ${padding(look, size)}`
  return `${base} ${className} ${extra}`
}

/** Classes of a square button that shows only an icon; it needs an `aria-label`. */
export const iconButton =
  'inline-grid size-11 place-items-center rounded-sm border-firm border-transparent forced-colors:border-[color:Canvas] text-ink-2 hover:bg-surface-2 hover:text-ink'

// Only one of these sets each property. With two classes for one property, the order in the stylesheet would decide.
const base = 'button inline-flex items-center whitespace-nowrap max-xs:whitespace-normal'
const link = 'min-h-(--control-h) link text-sm font-semibold'
const framed =
  'justify-center gap-2.25 rounded-sm border-firm font-strong leading-none max-xs:leading-tight no-underline transition-colors duration-(--dur-fast) ease-step disabled:border-dashed disabled:border-line-strong disabled:bg-transparent disabled:text-muted aria-disabled:border-dashed aria-disabled:border-line-strong aria-disabled:bg-transparent aria-disabled:text-muted'

const looks = {
  outline: 'border-line-strong text-ink hover:bg-surface-2',
  // Forced colors make transparent borders visible.
  quiet:
    'border-transparent forced-colors:border-[color:Canvas] text-ink-2 hover:bg-surface-2 hover:text-ink',
  primary: 'primary-button',
  danger: 'border-danger text-danger hover:bg-danger-soft',
}
const sizes = {
  sm: 'min-h-(--control-h-sm) text-xs',
  md: 'min-h-(--control-h) text-sm',
  lg: 'min-h-[54px] text-base',
}
const even = { sm: 'px-3', md: 'px-4.5', lg: 'px-6' }
/** A disabled primary button has no arrow tip: it keeps its width, and the label is centered. */
const pointed = {
  sm: 'pr-6 pl-3 disabled:px-4.5 aria-disabled:px-4.5',
  md: 'pr-7.5 pl-4.5 disabled:px-6 aria-disabled:px-6',
  lg: 'pr-9.5 pl-6 disabled:px-7.75 aria-disabled:px-7.75',
}

function padding(look: ButtonLook, size: ButtonSize): string {
  if (look === 'quiet') return 'px-3'
  return (look === 'primary' ? pointed : even)[size]
}
