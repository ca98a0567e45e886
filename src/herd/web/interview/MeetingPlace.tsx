import { ArrowUpRight } from 'lucide-react'
import { buttonClass } from '#platform/ui/controls/Button.tsx'
import type { Interview } from '../../contract.ts'
import { questionUrl } from '../question-name.ts'

/**
 * Where the two meet: the services whose links were given, in tabs of their own. A room of the product's own would
 * stand here, in place of the links.
 */
export function MeetingPlace({ interview }: { interview: Interview }) {
  const { googleMeetLink, codepadLink, leetcodeQuestionNumber } = interview
  const places = [
    { label: 'Open the meeting', href: googleMeetLink },
    { label: 'Open the code pad', href: codepadLink },
    { label: 'Open the problem', href: questionUrl(leetcodeQuestionNumber) },
  ]
  return (
    <ul aria-label="Where you meet" className="mt-5 flex flex-wrap gap-2">
      {places.map(
        ({ label, href }) =>
          href && (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener noreferrer" className={buttonClass()}>
                {label}
                <ArrowUpRight className="icon" aria-hidden="true" />
                <span className="sr-only">in a new tab</span>
              </a>
            </li>
          ),
      )}
    </ul>
  )
}
