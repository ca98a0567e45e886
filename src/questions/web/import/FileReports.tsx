import type { FileReport } from '../../import/import-contract.ts'

const maxRefusedShown = 100

/** The result for each file, those with problems first, and the lines that were refused. */
export function FileReports({ reports }: { reports: readonly FileReport[] }) {
  const refused = reports.flatMap(({ path, refused: lines }) => lines.map((line) => ({ path, ...line })))
  return (
    <>
      <section
        aria-label="Files"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="scroll-cue mt-8 overflow-x-auto"
      >
        <table className="w-full min-w-[20rem] border-collapse text-left text-sm leading-[1.4]">
          <caption className="sr-only">Results by file</caption>
          <thead>
            <tr className="border-b-firm border-line-strong align-bottom text-xs">
              <th scope="col" className="py-2 pr-2 font-strong">
                File
              </th>
              {figures.map(({ label }) => (
                <th key={label} scope="col" className="py-2 pl-2 text-right font-strong md:w-28">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reports
              .toSorted((a, b) => rank(a) - rank(b))
              .map((report) => (
                <tr key={report.path} className="border-b border-line align-top">
                  <th scope="row" className="py-2.5 pr-2 font-semibold">
                    {report.company}
                    <span className="block text-xs font-normal text-muted wrap-anywhere">{report.path}</span>
                  </th>
                  {report.problem === undefined ? (
                    figures.map(({ label, of }) => (
                      <td key={label} className="py-2.5 pl-2 text-right tabular-nums">
                        {of(report).toLocaleString('en')}
                      </td>
                    ))
                  ) : (
                    <td colSpan={figures.length} className="py-2.5 pl-2 text-danger wrap-anywhere">
                      {report.problem}
                    </td>
                  )}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
      {refused.length > 0 && (
        <section aria-labelledby="refused-lines" className="mt-10 max-w-column">
          <h3 id="refused-lines" className="text-lg">
            Refused lines
          </h3>
          <ul className="mt-3 grid gap-1.5 text-sm">
            {refused.slice(0, maxRefusedShown).map(({ path, line, reason }) => (
              <li key={`${path}:${line}`} className="wrap-anywhere">
                <span className="text-muted">
                  {path}, line {line}:
                </span>{' '}
                {reason}
              </li>
            ))}
          </ul>
          {refused.length > maxRefusedShown && (
            <p className="mt-2 text-sm text-ink-2">
              and {(refused.length - maxRefusedShown).toLocaleString('en')} more.
            </p>
          )}
        </section>
      )}
    </>
  )
}

const figures: readonly { readonly label: string; readonly of: (report: FileReport) => number }[] = [
  { label: 'Added', of: ({ added }) => added },
  { label: 'Updated', of: ({ updated }) => updated },
  { label: 'Unchanged', of: ({ unchanged }) => unchanged },
  { label: 'Refused', of: ({ refused }) => refused.length },
]

function rank({ problem, refused }: FileReport): number {
  if (problem !== undefined) return 0
  return refused.length > 0 ? 1 : 2
}
