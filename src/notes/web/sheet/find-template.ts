const files = import.meta.glob<string>('../../../content/notes/templates/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The code of a Python template. A name without a file fails where the page is built. */
export function findTemplate(name: string): string {
  const code = files[`../../../content/notes/templates/${name}.py`]
  if (code === undefined) throw new Error(`There is no template ${name}.py`)
  return code
}
