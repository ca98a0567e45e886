import { WithCode } from '../CodeTemplate.tsx'

/** A paragraph in which backticks mark code. */
export function Prose({ children }: { children: string }) {
  return (
    <p className="dp-prose">
      <WithCode>{children}</WithCode>
    </p>
  )
}

interface LeadsProps {
  items: readonly { readonly lead: string; readonly text: string }[]
  isOrdered?: boolean
}

/** A list whose items begin with their point. */
export function Leads({ items, isOrdered = false }: LeadsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="dp-leads">
      {items.map(({ lead, text }) => (
        <li key={lead}>
          <b>{lead}</b> <WithCode>{text}</WithCode>
        </li>
      ))}
    </List>
  )
}
