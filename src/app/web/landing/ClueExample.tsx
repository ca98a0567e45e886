import { ArrayFigure } from './ArrayFigure.tsx'

/** One problem read the way the product teaches it: phrase by phrase, until one pattern is left. */
export function ClueExample() {
  return (
    <section id="how-it-works" className="page pt-16 md:pt-24">
      <div className="mb-8 grid items-end gap-x-8 gap-y-5 md:grid-cols-2">
        <h2 className="max-w-[10.7em] text-[clamp(1.75rem,1.2rem+2vw,2.75rem)] leading-[1.08] tracking-display">
          Read the clues before you write the code
        </h2>
        <p className="max-w-[31em] text-ink-2">
          Interview problems repeat. The story changes; a handful of phrases give the pattern away. Capra
          trains you to notice them.
        </p>
      </div>
      <figure className="grid items-center gap-8 md:grid-cols-[7fr_5fr] md:gap-x-12">
        <blockquote className="rounded-lg border border-line bg-surface p-6 md:px-[38px] md:pt-[34px] md:pb-10">
          <p className="text-sm text-muted">A prompt you have not seen</p>
          <p className="mt-2.5 text-[clamp(1.25rem,1rem+1.2vw,1.75rem)] leading-[1.62]">
            A shop prints its price list <Clue number={1}>from low to high</Clue>. Pick{' '}
            <Clue number={2}>two prices</Clue> that spend <Clue number={3}>exactly the gift card</Clue>, and
            use <Clue number={4}>no extra memory</Clue>.
          </p>
        </blockquote>
        <ol className="grid gap-[18px]">
          {clues.map(({ hue, name, reason }, i) => (
            <li key={name} data-hue={hue} className="flex gap-3.5 text-sm text-ink-2">
              <span
                aria-hidden="true"
                className="mt-px grid size-[26px] flex-none place-items-center rounded-full border-2 border-hue text-xs leading-none font-bold text-hue"
              >
                {i + 1}
              </span>
              <span>
                <b className="block text-base leading-normal text-ink">{name}</b>
                {reason}
              </span>
            </li>
          ))}
        </ol>
        <div className="grid items-center justify-between gap-x-8 gap-y-5 border-t border-line pt-6 md:col-span-2 md:grid-cols-[auto_minmax(0,430px)]">
          <div>
            <p className="text-sm text-muted">The clues point to</p>
            <h3 className="text-[clamp(2.25rem,1.5rem+2vw,2.75rem)] leading-[1.05] tracking-display">
              Two Pointers
            </h3>
          </div>
          <ArrayFigure
            id="clue-example"
            label="A sorted array 2, 7, 11, 15, 18, 22, 25. The left pointer stands on 2 and the right pointer on 7: the pair is found."
            values={[2, 7, 11, 15, 18, 22, 25]}
            roles={['result', 'result', 'default', 'visited', 'visited', 'visited', 'visited']}
            pointers={[
              { at: 0, name: 'left' },
              { at: 1, name: 'right' },
            ]}
          />
        </div>
      </figure>
    </section>
  )
}

const clues = [
  { hue: 'arrays', name: 'Sorted', reason: 'Moving an index changes the sum in a direction you know.' },
  { hue: 'trees', name: 'Two numbers', reason: 'So you need two indices, not a window.' },
  { hue: 'strings', name: 'A target', reason: 'Too big or too small tells you which one moves.' },
  { hue: 'dp', name: 'Constant space', reason: 'That rules out a hash map.' },
] as const

function Clue({ number, children }: { number: 1 | 2 | 3 | 4; children: string }) {
  return (
    <mark
      data-hue={clues[number - 1]?.hue}
      className="border-b-3 border-hue bg-transparent pb-px text-inherit [box-decoration-break:clone]"
    >
      {children}
      <sup className="top-[-0.6em] ml-[3px] text-xs leading-0 font-bold text-hue">{number}</sup>
    </mark>
  )
}
