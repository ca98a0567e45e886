import type { ReactNode } from 'react'
import { templateSignatures } from '#content/notes/linked-list/template-signatures.ts'
import { CodeTemplate } from '../CodeTemplate.tsx'
import { PythonCode } from './drawn-parts.tsx'

interface PythonTemplateProps {
  name: string
  /** Of its heading: one below that of what it stands in. */
  level?: 3 | 4
  isOpen?: boolean
  /** What to know before using it. */
  children?: ReactNode
}

export function PythonTemplate({ name, level = 4, isOpen = false, children }: PythonTemplateProps) {
  return (
    <div className="note-templates">
      <CodeTemplate
        heading={{ id: `python-${name}`, title: `Python: ${templateSignatures[name]}`, level }}
        language="python"
        code={<PythonCode name={name} />}
        isOpen={isOpen}
      >
        {children}
      </CodeTemplate>
    </div>
  )
}
