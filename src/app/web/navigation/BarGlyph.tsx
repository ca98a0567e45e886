import type { ReactNode } from 'react'
import { CapraMark } from '#platform/ui/art/CapraMark.tsx'

/** The pictures of the bar on phones, of the product's own drawings: contour lines, the slope of recall, the goat. */
export function BarGlyph({ name }: { name: 'learn' | 'practice' | 'questions' | 'tutor' | 'more' }) {
  if (name === 'tutor') return <CapraMark className={size} />
  return (
    <svg
      className={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}

const size = 'size-6 md:hidden'

const drawings: Readonly<Record<'learn' | 'practice' | 'questions' | 'more', ReactNode>> = {
  learn: (
    <>
      <path d="M12 2.8c5.4 0 9.2 3.9 9.2 8.9s-3.8 9.5-9.2 9.5-9.2-4.4-9.2-9.3S6.6 2.8 12 2.8Z" />
      <path d="M12.6 7c3 0 4.9 2.1 4.9 4.9s-2 5-5 5-5-2.2-5-4.9S9.6 7 12.6 7Z" />
      <path d="m12.7 10 2 3.4h-4z" fill="currentColor" />
    </>
  ),
  practice: (
    <>
      <path d="M2 20h20" />
      <path d="M3 19.5c4.5 0 5-13.5 9-13.5s4.5 13.5 9 13.5" />
      <path d="M14.8 20V9.6c1 2.9 2 8.7 4.4 10.4z" fill="currentColor" />
    </>
  ),
  questions: (
    <>
      <path d="M3 3h7.2v7.2H3zM3 13.8h7.2V21H3zM13.8 13.8H21V21h-7.2z" />
      <path d="M13.8 3H21v7.2h-7.2z" fill="currentColor" />
    </>
  ),
  more: <path d="M2.5 9h5v6h-5zM9.5 9h5v6h-5zM16.5 9h5v6h-5z" />,
}
