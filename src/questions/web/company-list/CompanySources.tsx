import { memo } from 'react'
import { digits } from '#platform/count-words.ts'
import type { QuestionList } from './use-question-list.ts'

interface CompanySourcesProps {
  list: QuestionList | undefined
  sqlText: string
}

/** Where the data comes from, how old it is, and the licenses and disclaimers. */
export const CompanySources = memo(function CompanySources({ list, sqlText }: CompanySourcesProps) {
  return (
    <section aria-labelledby="sources" className="mt-6 max-w-[52em] text-xs text-muted">
      <h2 id="sources" className="text-sm text-ink-2">
        Where this comes from
      </h2>
      <p className="mt-1.5">
        <span>{`Which company asks which question comes from reports by candidates${list ? ` as of ${list.builtInDate}` : ''}: they may be outdated. The bar next to a company compares the question with the one it was reported to ask most, which is 100.`}</span>
        {list !== undefined && list.importedReportCount > 0 && (
          <span>{` ${digits(list.importedReportCount)} more reports were imported by the people who run this site.`}</span>
        )}{' '}
        {sqlText !== '' && <span>{sqlText}</span>}{' '}
        <span>“Reports here” come from members of this site and are counted separately.</span>
      </p>
      <p className="mt-1.5">
        Reports:{' '}
        <a className="link" href="https://github.com/hxu296/leetcode-company-wise-problems-2022">
          hxu296/leetcode-company-wise-problems-2022
        </a>{' '}
        (MIT, © 2022 Huan Xu). Numbers, titles, difficulties and topics:{' '}
        <a className="link" href="https://github.com/doocs/leetcode">
          doocs/leetcode
        </a>{' '}
        (CC BY-SA 4.0). Capra is affiliated with neither LeetCode nor any company named here. Problems are
        linked, never copied.
      </p>
    </section>
  )
})
