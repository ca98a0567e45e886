import type { ReactNode } from 'react'
import { CodeTemplate } from '../CodeTemplate.tsx'
import { findTemplate } from './find-template.ts'

interface PythonTemplateProps {
  name: string
  /** Of its heading: one below that of what it stands in. */
  level?: 3 | 4
  isOpen?: boolean
  /** What to know before using it. */
  children?: ReactNode
}

export function PythonTemplate({ name, level = 4, isOpen = false, children }: PythonTemplateProps) {
  const { code, signature } = findTemplate(name)
  return (
    <div className="note-templates">
      <CodeTemplate
        heading={{ id: `python-${name}`, title: `Python: ${signature}`, level }}
        language="python"
        code={code}
        isOpen={isOpen}
      >
        {children}
      </CodeTemplate>
    </div>
  )
}
