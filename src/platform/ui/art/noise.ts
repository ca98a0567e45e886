/** A hash from 0 to 1 of its arguments, so that a drawing is the same on every visit. */
export function hash(x: number, y: number, seed: number): number {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 2 ** 32
}

/** Value noise: interpolates random heights on a grid. */
export function valueNoise(x: number, y: number, seed: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const right = fade(x - column)
  const down = fade(y - row)
  const topLeft = hash(column, row, seed)
  const topRight = hash(column + 1, row, seed)
  const bottomLeft = hash(column, row + 1, seed)
  const bottomRight = hash(column + 1, row + 1, seed)
  return (
    topLeft +
    (topRight - topLeft) * right +
    (bottomLeft - topLeft) * down +
    (topLeft - topRight - bottomLeft + bottomRight) * right * down
  )
}

/** Ridged noise: folding turns hills into sharp crests. Each octave is finer and lower. */
export function ridgedNoise(x: number, y: number, seed: number): number {
  let total = 0
  let amplitude = 0.5
  let frequency = 1
  let weight = 1
  for (let octave = 0; octave < 5; octave++) {
    const folded = 1 - Math.abs(2 * valueNoise(x * frequency, y * frequency, seed + octave) - 1)
    const crest = folded * folded * weight
    weight = Math.min(1, crest * 1.7)
    total += crest * amplitude
    amplitude /= 2
    frequency *= 2.13
  }
  return total
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}
