import { Link } from 'react-router'
import type { PatternRival } from '#patterns/contract.ts'
import { FoldOnPhone } from './card/FoldOnPhone.tsx'

interface RivalsProps {
  displayName: string
  rivals: readonly PatternRival[]
}

const answer =
  'relative pl-5 before:absolute before:top-[.42em] before:left-0 before:size-2.5 before:rounded-full before:border-[1.75px]'

/** The patterns it is most easily mistaken for, with a question that decides between the two. */
export function Rivals({ displayName, rivals }: RivalsProps) {
  if (rivals.length === 0) return null
  return (
    <div className="px-4 sm:border-t sm:border-line sm:py-5.5 md:py-7 md:pr-6 md:pl-18.5">
      <FoldOnPhone title="Easily mistaken for" className="gap-3.5">
        <ul
          className={`grid gap-x-10 gap-y-6 ${rivals.length % 3 === 0 ? 'lg:grid-cols-3' : 'md:grid-cols-2'}`}
        >
          {rivals.map(({ name, displayName: rivalName, categoryId, clue, stay, leave }) => (
            <li
              key={name}
              className="grid min-w-0 content-start gap-2 text-sm leading-normal lg:row-span-3 lg:grid-rows-subgrid"
            >
              <h4 className="text-base leading-snug font-strong text-pretty">{clue}</h4>
              <dl className="contents text-ink-2 [&_dd]:text-ink-2">
                <div className={`${answer} before:border-hue before:bg-hue`}>
                  <dt className="font-strong text-ink">{displayName}</dt>
                  <dd>{`${stay}.`}</dd>
                </div>
                <div className={`${answer} before:border-line-strong`}>
                  <dt>
                    <Link
                      to={`/category/${categoryId}#${name}`}
                      className="font-strong text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                    >
                      {rivalName}
                    </Link>
                  </dt>
                  <dd>{`${leave}.`}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </FoldOnPhone>
    </div>
  )
}
