interface PageTitleProps {
  title: string
  description: string
}

/** React moves these into the head. */
export function PageTitle({ title, description }: PageTitleProps) {
  return (
    <>
      <title>{`${title} · Capra`}</title>
      <meta name="description" content={description} />
    </>
  )
}
