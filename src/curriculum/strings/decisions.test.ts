import { type DecisionParts, describeDecisions } from '#testing/proofs/describe-decisions.ts'
import { arrayOf, mapBeside, variable } from '#testing/proofs/read-step.ts'
import { positionOf, tableOf } from '#testing/proofs/read-table.ts'
import { category } from './category.ts'

const parts: Readonly<Record<string, DecisionParts>> = {
  'frequency-counting': {
    isActedOn: (pressed, { step, next }) =>
      pressed.kind === 'item' &&
      Number(mapBeside(next).entries[pressed.index]?.value) <
        Number(mapBeside(step).entries[pressed.index]?.value),
  },
  'string-dynamic-programming': {
    isActedOn(pressed, { step, next }) {
      if (pressed.kind !== 'table-cell') return false
      const [row, column] = positionOf(step, 'active')
      const side = pressed.row === row ? 'left' : pressed.column === column ? 'above' : 'diagonal'
      return tableOf(next).rows[row]?.[column]?.cameFrom === side
    },
  },
  'string-sliding-window': {
    isActedOn: (pressed, { next }) =>
      pressed.kind === 'cell' &&
      (arrayOf(next).window?.to === pressed.index || variable(next, 'left') === pressed.index + 1),
  },
  'string-two-pointers': {
    isActedOn: (pressed, { step, next }) =>
      pressed.kind === 'pointer' && variable(step, pressed.name) !== variable(next, pressed.name),
  },
}

for (const pattern of category.patterns) describeDecisions(pattern, parts[pattern])
