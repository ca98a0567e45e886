import styles from '../play.module.css'

const pitch = 13.8
const cell = 11
const rowPitch = 14
const fewestRows = 4

/** Right answers in each ten seconds, as cells on top of each other. */
export function StormColumns({ columns }: { columns: readonly number[] }) {
  const rows = Math.max(fewestRows, ...columns)
  const ground = rows * rowPitch + 1
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${columns.length * pitch} ${ground + 2}`}
      preserveAspectRatio="xMinYMax meet"
      aria-hidden="true"
    >
      {columns.flatMap((count, at) =>
        Array.from({ length: count }, (_, row) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
            key={`${at} ${row}`}
            className={styles.done}
            x={at * pitch + 1}
            y={ground - (row + 1) * rowPitch}
            width={cell}
            height={cell}
            rx="1.5"
          />
        )),
      )}
      <path
        className={styles.ground}
        d={columns.map((_, at) => `M${at * pitch + 1} ${ground}h${cell}`).join('')}
      />
    </svg>
  )
}
