// Fills stores for the benches of growth and load, to be used by several runs: they are kept in SCALE_DIR.
// Repeat: SCALE_DIR=/tmp/scale node bench/fill.ts [sqlite|postgres] [PEOPLE]...
import { bytesOf, fillPlace } from './scale/filled-place.ts'

const [kind, ...people] = process.argv.slice(2)
if (!process.env.SCALE_DIR) throw new Error('SCALE_DIR says where to keep what is filled.')
for (const count of people.length > 0 ? people : ['1000', '10000']) {
  const place = await fillPlace(kind === 'postgres' ? 'postgres' : 'sqlite', Number(count))
  const megabytes = Math.round((await bytesOf(place)) / 1e6)
  console.log(`${place.kind}, ${place.people.toLocaleString('en')} people: ${megabytes} MB`)
}
