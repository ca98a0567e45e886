import type { ReactNode } from 'react'
import { AuthMap, type CatalogueSize } from './AuthMap.tsx'

interface AuthLayoutProps {
  title: string
  description: string
  /** What the side panel promises. */
  catalogue: CatalogueSize
  children: ReactNode
}

/** The way into the product: a form beside the map of what lies behind it. */
export function AuthLayout({ title, description, catalogue, children }: AuthLayoutProps) {
  return (
    <div className="-mb-24 lg:grid lg:min-h-[max(760px,calc(100dvh-4.25rem))] lg:grid-cols-[calc(max(0px,(100%-72rem)/2)+var(--gutter)+440px+48px)_minmax(0,1fr)] min-[76rem]:grid-cols-[calc(max(0px,(100%-72rem)/2)+var(--gutter)+440px+72px)_minmax(0,1fr)]">
      <title>{title}</title>
      <meta name="description" content={description} />
      <div className="max-w-[34rem] px-(--gutter) pt-8 pb-7 lg:mr-12 lg:w-[440px] lg:justify-self-end lg:px-0 lg:py-16 min-[76rem]:mr-[72px]">
        {children}
      </div>
      <AuthMap {...catalogue} />
    </div>
  )
}
