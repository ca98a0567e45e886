import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import type { ReactNode } from 'react'
import satori, { type Font } from 'satori'
import { headPath } from '#platform/ui/art/logo-paths.ts'
import type { PictureContent } from './draw-in-thread.ts'

const width = 1200
const height = 630

/** Of the dark theme, which satori cannot read from the stylesheet. */
const colors = {
  canvas: '#07161b',
  surface: '#0f2128',
  line: '#4d6872',
  ink: '#f4f0e6',
  muted: '#a9bac0',
  accent: '#ffa95c',
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${colors.accent}"><path fill-rule="evenodd" d="${headPath}"/></svg>`,
)}`

/** The prompt with four names, as a PNG. Two lines more make the text smaller. */
export async function drawPicture({ text, names }: PictureContent): Promise<Uint8Array> {
  const fontSize = text.length <= 220 ? 40 : text.length <= 320 ? 34 : 29
  const svg = await satori(
    box(
      {
        ...column,
        boxSizing: 'border-box',
        width,
        height,
        padding: '48px 64px',
        backgroundColor: colors.canvas,
        color: colors.ink,
      },
      [
        box({ alignItems: 'center', justifyContent: 'space-between' }, [
          box({ fontWeight: 800, fontSize: 60 }, 'Can you spot it?'),
          box({ alignItems: 'center', fontWeight: 800, fontSize: 38 }, [
            { type: 'img', props: { src: logo, width: 52, height: 52 } },
            box({ marginLeft: 12 }, 'capra'),
          ]),
        ]),
        box({ flexGrow: 1, alignItems: 'center', fontSize, lineHeight: 1.42 }, text),
        box(
          { border: `2px solid ${colors.line}`, borderRadius: 10, backgroundColor: colors.surface },
          names.map((name, index) =>
            box(
              {
                ...column,
                flex: 1,
                padding: '14px 18px',
                fontSize: 25,
                lineHeight: 1.2,
                borderLeft: index > 0 ? `2px solid ${colors.line}` : 'none',
              },
              [box({ color: colors.muted, fontSize: 21 }, String(index + 1)), box({}, name)],
            ),
          ),
        ),
      ],
    ),
    { width, height, fonts: [...readFonts()] },
  )
  return new Resvg(svg).render().asPng()
}

const column = { flexDirection: 'column' }

/** What satori lays out: an element of React, without React. */
function box(style: Readonly<Record<string, unknown>>, children: unknown): ReactNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode
}

const readFonts = (): readonly Font[] => [
  font(400, import.meta.resolve('@fontsource/national-park/files/national-park-latin-400-normal.woff')),
  font(800, import.meta.resolve('@fontsource/national-park/files/national-park-latin-800-normal.woff')),
]

const font = (weight: 400 | 800, url: string): Font => ({
  name: 'National Park',
  weight,
  data: readFileSync(fileURLToPath(url)),
})
