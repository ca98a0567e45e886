import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Components } from 'react-markdown'

/** Where the parser of `react-markdown` finds what it is extended by. */
interface Extensions {
  micromarkExtensions?: unknown[]
  fromMarkdownExtensions?: unknown[]
}

/** Reads tables, and nothing else of what `remark-gfm` reads: web addresses must not become links. */
export function readTables(this: { data(): object }): void {
  const data: Extensions = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}

export const tableComponents: Components = {
  table: ({ children }) => (
    <section
      aria-label="Table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard must reach it.
      tabIndex={0}
      className="scroll-cue overflow-x-auto"
    >
      <table className="min-w-max border-collapse text-left text-sm leading-[1.45]">{children}</table>
    </section>
  ),
  th: ({ children, style }) => (
    <th scope="col" style={style} className="border-b border-line-strong py-1.5 pr-5 font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }) => (
    <td style={style} className="border-b border-line py-1.5 pr-5 tabular-nums">
      {children}
    </td>
  ),
}
