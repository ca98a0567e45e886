import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'

/** `sign` is the trail-sign plate: only for going somewhere, at most one in view. In-place actions are outline. */
export type ButtonLook = 'outline' | 'quiet' | 'sign' | 'plain'
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
  return `${base} ${look === 'plain' ? plain : `${framed} ${looks[look]} ${sizes[size]}`} ${look === 'sign' ? signPadding[size] : ''} ${extra}`
}

const base = 'button isolate inline-flex items-center whitespace-nowrap text-sm'
const plain = 'min-h-(--control-h) link font-semibold'
const framed =
  'relative justify-center gap-[9px] rounded-sm border-[1.5px] px-[18px] font-[650] leading-none no-underline transition-colors duration-(--dur-fast) ease-step'

const looks = {
  outline: 'border-line-strong text-ink hover:bg-surface-2',
  quiet: 'border-transparent px-3 text-ink-2 hover:bg-surface-2 hover:text-ink',
  sign: 'sign',
}
const sizes = {
  sm: 'min-h-(--control-h-sm) px-3 text-xs',
  md: 'min-h-(--control-h)',
  lg: 'min-h-[54px] px-6 text-base',
}
const signPadding = { sm: 'pr-6', md: 'pr-[30px]', lg: 'pr-[38px]' }
