import {
  comparison,
  costs,
  keywords,
  ruleOfThumb,
  structures,
  structuresTogether,
} from '#content/notes/dfs-bfs/texts.ts'

export function Structures() {
  return (
    <>
      <div className="guide-duo guide-duo-wide">
        {structures.map(({ lead, text }) => (
          <p key={lead}>
            <b>{lead}</b> <span>{text}</span>
          </p>
        ))}
      </div>
      <p className="mt-4 max-w-(--measure)">{structuresTogether}</p>
    </>
  )
}

export function WhenToUse() {
  return (
    <>
      <section
        aria-label="Comparison of BFS and DFS"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard, too
        tabIndex={0}
        className="guide-table-frame scroll-cue"
      >
        <table className="guide-table">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Feature</span>
              </th>
              <th scope="col">BFS</th>
              <th scope="col">DFS</th>
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ feature, bfs, dfs }) => (
              <tr key={feature}>
                <th scope="row">{feature}</th>
                <td>{bfs}</td>
                <td>{dfs}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-4 max-w-(--measure)">{ruleOfThumb}</p>
    </>
  )
}

export function Keywords() {
  return (
    <div className="guide-duo">
      {keywords.map(({ name, phrases }) => (
        <div key={name} data-hue={name === 'BFS' ? 'bsearch' : 'graphs'}>
          <h3 className="text-lg">{`Think ${name}`}</h3>
          <ul className="guide-phrases">
            {phrases.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

export function Costs() {
  return (
    <div className="guide-costs">
      {costs.map(({ name, time, timeReason, space, spaceReason }) => (
        <section key={name} aria-label={`Cost of ${name}`}>
          <h3>{name}</h3>
          <dl>
            <dt>Time</dt>
            <dd>
              <Bound text={time} />
              <span>{timeReason}</span>
            </dd>
            <dt>Space</dt>
            <dd>
              <Bound text={space} />
              <span>{spaceReason}</span>
            </dd>
          </dl>
        </section>
      ))}
    </div>
  )
}

/** Renders `b^d` with a superscript. */
function Bound({ text }: { text: string }) {
  const [base = '', power] = text.replace(')', '').split('^')
  if (power === undefined) return <b>{text}</b>
  return (
    <b>
      <span>{base}</span>
      <sup>{power}</sup>)
    </b>
  )
}
