import { CodeTemplate } from '../CodeTemplate.tsx'

interface PythonTemplateProps {
  name: string
  /** One below the heading of the section around it. */
  level?: 3 | 4
}

export function PythonTemplate({ name, level = 4 }: PythonTemplateProps) {
  const code = findTemplate(name)
  return (
    <div className="note-templates">
      <CodeTemplate
        heading={{ id: `python-${name}`, title: `Python: ${signatureOf(code)}`, level }}
        language="python"
        code={code}
      />
    </div>
  )
}

const files = import.meta.glob<string>('../../../content/notes/templates/*-linked/*.py', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const codes = new Map(
  Object.entries(files).map(([path, code]) => [path.slice(path.lastIndexOf('/') + 1, -'.py'.length), code]),
)

/** A name without a file fails when the page is prerendered. */
function findTemplate(name: string): string {
  const code = codes.get(name)
  if (code === undefined) throw new Error(`There is no template ${name}.py`)
  return code
}

function signatureOf(code: string): string {
  return code.match(/^(?:def|class) ([^:]+):/)?.[1] ?? ''
}
