import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { isReturn } from '#platform/web/is-return.ts'
import { keepInView } from '#platform/web/keep-in-view.ts'
import { useCurrentSection } from '#platform/web/use-current-section.ts'
import styles from './AccountContents.module.css'
import { accountSections } from './account-sections.ts'

const ids = accountSections.map(({ id }) => id)

/** Leads to each section. Rendered together with them. */
export function AccountContents() {
  const current = useCurrentSection(ids)
  useLinkedSection()
  return (
    <nav aria-label="Sections of this page" className={styles.contents}>
      <ul className="scroll-cue">
        {accountSections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              data-danger={id === 'delete' || undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The browser and the router look for the section before the page knows who is here, and sections above it still grow. */
function useLinkedSection(): void {
  const { hash, key } = useLocation()
  const firstKey = useRef(key)
  useEffect(() => {
    const target = document.getElementById(ids.find((id) => hash === `#${id}`) ?? '')
    if (!target) return
    if (key !== firstKey.current) target.focus({ preventScroll: true })
    return isReturn(key) ? undefined : keepInView(target)
  }, [hash, key])
}
