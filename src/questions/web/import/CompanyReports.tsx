import type { CompanyReport, SkippedLines } from '../../import/import-contract.ts'
import { changeOf, mergeSkipped } from '../../import/import-report.ts'

/** The result for each company, those with problems first, and why lines were skipped. */
export function CompanyReports({ reports }: { reports: readonly CompanyReport[] }) {
  const skipped = mergeSkipped(reports.flatMap((report) => report.skipped))
  return (
    <>
      <section
        aria-label="Companies"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="scroll-cue mt-8 overflow-x-auto"
      >
        <table className="w-full min-w-[20rem] border-collapse text-left text-sm leading-[1.4]">
          <caption className="sr-only">Results by company</caption>
          <thead>
            <tr className="border-b-firm border-line-strong align-bottom text-xs">
              <th scope="col" className="py-2 pr-1 font-strong">
                Company
              </th>
              {figures.map(({ label }) => (
                <th key={label} scope="col" className="py-2 pl-1 text-right font-strong md:w-28">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reports
              .toSorted((a, b) => rank(a) - rank(b))
              .map((report) => (
                <CompanyRows key={report.paths[0]} report={report} />
              ))}
          </tbody>
        </table>
      </section>
      {skipped.length > 0 && <SkippedLineGroups groups={skipped} />}
    </>
  )
}

function CompanyRows({ report }: { report: CompanyReport }) {
  const { company, paths, problems } = report
  return (
    <>
      <tr className="align-top">
        <th scope="row" className="pt-2.5 pr-1 font-semibold">
          <span>{company || 'No company'}</span>
          {changeOf(report) === 'new' && <span className="ml-2 text-xs font-strong text-ink-2">New</span>}
        </th>
        {figures.map(({ label, of }) => (
          <td key={label} className="pt-2.5 pl-1 text-right tabular-nums">
            {problems.length < paths.length && of(report).toLocaleString('en')}
          </td>
        ))}
      </tr>
      <tr className="border-b border-line">
        <td colSpan={1 + figures.length} className="pt-0.5 pb-2.5 text-xs text-muted wrap-anywhere">
          {paths.map((path) => {
            const problem = problems.find((each) => each.path === path)?.problem
            return (
              <span key={path} className="block">
                {path}
                {problem !== undefined && <span className="block text-danger">{problem}</span>}
              </span>
            )
          })}
        </td>
      </tr>
    </>
  )
}

function SkippedLineGroups({ groups }: { groups: readonly SkippedLines[] }) {
  return (
    <section aria-labelledby="skipped-lines" className="mt-10 max-w-column">
      <h3 id="skipped-lines" className="text-lg">
        {`Skipped lines: ${groups.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')}`}
      </h3>
      <ul className="mt-3 grid gap-4 text-sm">
        {groups.map(({ reason, count, examples }) => (
          <li key={reason} className="wrap-anywhere">
            <span className="font-strong">{`${count.toLocaleString('en')} ${count === 1 ? 'line' : 'lines'}: `}</span>
            {reason}
            <ul className="mt-1 grid gap-1 text-ink-2">
              {examples.map(({ path, line, text }) => (
                <li key={`${path}:${line}`}>{`${path}, line ${line}${text === '' ? '' : `: “${text}”`}`}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

const figures: readonly { readonly label: string; readonly of: (report: CompanyReport) => number }[] = [
  { label: 'Added', of: ({ added }) => added },
  { label: 'Updated', of: ({ updated }) => updated },
  { label: 'Removed', of: ({ removed }) => removed },
  { label: 'Unchanged', of: ({ unchanged }) => unchanged },
]

function rank(report: CompanyReport): number {
  if (report.problems.length > 0) return 0
  if (changeOf(report) === 'new') return 1
  return report.skipped.length > 0 ? 2 : 3
}
