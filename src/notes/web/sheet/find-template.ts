const files = import.meta.glob<string>('../../../content/notes/templates/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})

interface Template {
  readonly code: string
  /** As in `insert_head(head, val)`. */
  readonly signature: string
}

/** A Python template. A name without a file fails where the page is built. */
export function findTemplate(name: string): Template {
  const code = files[`../../../content/notes/templates/${name}.py`]
  if (code === undefined) throw new Error(`There is no template ${name}.py`)
  return { code, signature: code.match(/^(?:def|class) ([^:]+):/)?.[1] ?? name }
}
