/** Position of each category's peak: `x` from left to right, `z` from far to near, `height` relative to the highest. */
export const peaks = [
  { hue: 'arrays', x: 0.085, z: 0.3, height: 0.62 },
  { hue: 'bsearch', x: 0.205, z: 0.55, height: 0.52 },
  { hue: 'strings', x: 0.325, z: 0.2, height: 0.6 },
  { hue: 'lists', x: 0.44, z: 0.5, height: 0.5 },
  { hue: 'stack', x: 0.53, z: 0.5, height: 0.52 },
  { hue: 'trees', x: 0.675, z: 0.2, height: 0.93 },
  { hue: 'graphs', x: 0.802, z: 0.46, height: 0.7 },
  { hue: 'dp', x: 0.915, z: 0.26, height: 0.89 },
] as const

export type Peak = (typeof peaks)[number]

/** Name of a category's color and peak. */
export type PeakHue = Peak['hue']
