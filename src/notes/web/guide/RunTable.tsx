import { compareSearches } from '../../compare-searches.ts'
import { guideGraph } from '../../guide-graphs.ts'

const { visits } = compareSearches(guideGraph.graph, guideGraph.start)
const edges = guideGraph.graph.edges.map(({ from, to }) => `${from}-${to}`).join(', ')

/** The whole run as a table: for paper, screen readers, and browsers without JavaScript. */
export function RunTable() {
  return (
    <details className="guide-run">
      <summary>The whole run on the guide’s graph, as a table</summary>
      <p className="guide-small">{`Edges ${edges}; both start at ${guideGraph.start}, and neighbors are visited in alphabetical order.`}</p>
      <section
        aria-label="The whole run"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
        tabIndex={0}
        className="scroll-cue overflow-x-auto"
      >
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">Visit</th>
              <th scope="col">BFS takes</th>
              <th scope="col">Queue then</th>
              <th scope="col">DFS enters</th>
              <th scope="col">Stack then</th>
            </tr>
          </thead>
          <tbody>
            {visits.map(({ bfs, dfs }, index) => (
              <tr key={bfs.node}>
                <th scope="row">{index + 1}</th>
                <td>{bfs.node}</td>
                <td>{bfs.pending.join(' ') || 'empty'}</td>
                <td>{dfs.node}</td>
                <td>{dfs.pending.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
