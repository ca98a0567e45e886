import type { ReactNode } from 'react'
import { GoatMateAvatar } from '../GoatMateAvatar.tsx'
import type { RowText } from './coming-text.ts'

interface ComingUpRowProps {
  row: RowText
  person: Parameters<typeof GoatMateAvatar>[0]['person']
  /** It starts soon or is running. */
  isNow?: boolean
  /** It has the sign of the page. */
  isSign?: boolean
  children: ReactNode
}

/** When, with whom, who asks and who answers, and what can be done. */
export function ComingUpRow({ row, person, isNow = false, isSign = false, children }: ComingUpRowProps) {
  const { when, distance, title, text, note } = row
  return (
    <li
      data-now={isNow || undefined}
      className={`grid grid-cols-[46px_minmax(0,1fr)] gap-x-3.5 gap-y-1 text-sm leading-[1.45] md:items-center md:gap-x-5 ${
        isNow
          ? `mb-2.5 rounded-lg border-firm ${isSign ? 'border-accent-text' : 'border-line'} bg-surface p-4 md:grid-cols-[146px_46px_minmax(0,1fr)_auto] md:px-5.5 md:py-5`
          : 'border-line py-3.5 not-first:border-t [[data-now]+&]:border-t-0 md:grid-cols-[168px_46px_minmax(0,1fr)_auto]'
      }`}
    >
      <div className="max-md:col-span-2 max-md:mb-1 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5">
        <b className="block font-display text-base leading-[1.3] font-bold">{when}</b>
        <span className={`text-xs ${isNow ? 'font-strong text-accent-text' : 'text-muted'}`}>{distance}</span>
      </div>
      <GoatMateAvatar person={person} on={isNow ? 'surface' : 'canvas'} />
      <div className="min-w-0 max-md:self-center">
        <h3
          className={
            isNow
              ? 'text-[1.1875rem] leading-[1.3] wrap-anywhere'
              : 'font-sans text-sm leading-[1.45] font-strong tracking-normal wrap-anywhere'
          }
        >
          {title}
        </h3>
        <p className="text-ink-2 wrap-anywhere">{text}</p>
        {note && <p className="text-xs text-muted wrap-anywhere">{note}</p>}
      </div>
      <div
        className={`flex flex-wrap gap-x-1.5 gap-y-1 max-md:col-span-2 max-md:mt-2 max-md:items-center ${isNow ? 'md:flex-col' : 'md:items-center md:justify-end'}`}
      >
        {children}
      </div>
    </li>
  )
}
