import { Link } from 'react-router'
import type { FirstPress } from '#lessons/web/first-press.ts'
import styles from './LivePrices.module.css'

const prices = [3, 9, 12, 16, 24, 29, 35]

/** The problem that the lesson begins with. A press on a price starts the lesson with that price. */
export function LivePrices({ to }: { to: string }) {
  return (
    <section
      aria-label="The first problem"
      data-hue="arrays"
      className="rounded-lg border border-line bg-sunk px-4 py-4.5 md:px-8 md:py-6.5"
    >
      <p className="mb-5 max-w-[34ch] text-lg max-md:leading-snug">
        Seven prices, from low to high. Which two cost <b className="whitespace-nowrap">exactly 41</b>{' '}
        together?
      </p>
      <ol className={styles.prices}>
        {prices.map((price, index) => (
          <li key={price}>
            <Link
              to={to}
              state={{ press: index } satisfies FirstPress}
              aria-label={`Start the lesson with ${price}`}
              className={styles.price}
            >
              {price}
            </Link>
            <span aria-hidden="true">{index}</span>
          </li>
        ))}
      </ol>
      <p className="mt-3.5 text-sm text-muted">Press a price to start the lesson with it.</p>
    </section>
  )
}
