import type { ReactNode } from 'react'

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'success' | 'danger' | 'warning' | 'info'
  children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={`${shape} ${tones[tone]}`}>{children}</span>
}

const shape =
  'inline-flex min-h-[26px] items-center gap-1.5 rounded-xs px-[9px] text-xs leading-none font-strong whitespace-nowrap forced-colors:border [&>svg]:size-[13px]'

const tones = {
  neutral: 'bg-surface-2 text-ink-2',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
}
