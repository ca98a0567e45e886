import type { ReactNode } from 'react'
import { CodeTemplate } from '../CodeTemplate.tsx'
import { findTemplate } from './find-template.ts'

interface PythonTemplateProps {
  name: string
  isOpen?: boolean
  /** What to know before using it. */
  children?: ReactNode
}

export function PythonTemplate({ name, isOpen = false, children }: PythonTemplateProps) {
  const { code, signature } = findTemplate(name)
  return (
    <div className="note-templates">
      <CodeTemplate
        heading={{ id: `python-${name}`, title: `Python: ${signature}`, level: 4 }}
        language="python"
        code={code}
        isOpen={isOpen}
      >
        {children}
      </CodeTemplate>
    </div>
  )
}
