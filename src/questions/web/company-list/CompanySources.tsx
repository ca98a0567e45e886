import { memo } from 'react'
import type { QuestionList } from './use-question-list.ts'

/** Where the data comes from, how old it is, and the licenses and disclaimers. */
export const CompanySources = memo(function CompanySources({ list }: { list: QuestionList | undefined }) {
  return (
    <section aria-labelledby="sources" className="mt-10 max-w-[46em] text-sm text-ink-2 md:mt-14">
      <h2 id="sources" className="text-lg">
        Where this comes from
      </h2>
      <p className="mt-2">
        <span>{`Which company asks which question comes from reports by candidates${list ? ` as of ${list.builtInDate}` : ''}: they may be outdated. The bar next to a company compares the question with the one it was reported to ask most, which is 100.`}</span>
        {list !== undefined && list.importedReportCount > 0 && (
          <span>{` ${list.importedReportCount.toLocaleString('en')} more reports were imported by the people who run this site.`}</span>
        )}{' '}
        <span>“Reports here” come from members of this site and are counted separately.</span>
      </p>
      <p className="mt-2">
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
