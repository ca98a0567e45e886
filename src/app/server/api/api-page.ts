import { createHash } from 'node:crypto'
import type { ApiDocument, Operation } from './api-document.ts'

const style = `
:root { color-scheme: light dark; font: 400 1rem/1.55 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 5rem }
h1 { margin-bottom: .25rem } h2 { margin: 3rem 0 .25rem; font: 650 1.05rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere }
h2 span { display: inline-block; min-width: 4.2rem } nav li { font: 400 .9rem/1.9 ui-monospace, monospace }
section { border-top: 1px solid; margin-top: 2rem } pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: 6px; font-size: .85rem }
table { border-collapse: collapse } td { padding: .2rem 1.2rem .2rem 0; vertical-align: top }
summary { cursor: pointer; min-height: 44px; display: list-item; align-content: center }
`

export const apiPageStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}

function code(value: unknown): string {
  return `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`
}

/** The API documentation as one page without scripts. */
export function apiPage(document: ApiDocument): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const anchor = (method: string, path: string) => `${method}-${path.replace(/\W+/g, '-')}`
  const links = operations
    .map(({ method, path }) => `<li><a href="#${anchor(method, path)}">${method} ${escaped(path)}</a></li>`)
    .join('')
  const sections = operations
    .map(({ method, path, operation }) => section(anchor(method, path), `${method} ${path}`, operation))
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Capra API</title><style>${style}</style></head><body><main><h1>Capra API</h1><p>${escaped(document.info.description)} Also as <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p><nav aria-label="Calls"><ul>${links}</ul></nav>${sections}</main></body></html>`
}

function section(id: string, title: string, operation: Operation): string {
  const access = operation.security.length > 0 ? 'Signed-in people only.' : 'Open to all.'
  const parameters = operation.parameters.map(
    ({ name, in: location, required }) =>
      `<li><code>${escaped(name)}</code> in the ${location}${required ? ', required' : ''}</li>`,
  )
  const statuses = Object.entries(operation.responses)
    .map(([status, { description }]) => `<tr><td>${status}</td><td>${escaped(description)}</td></tr>`)
    .join('')
  const body = operation.requestBody?.content['application/json']?.schema
  return `<section id="${id}"><h2>${escaped(title)}</h2><p>${escaped(operation.summary)} ${access}</p>${
    parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''
  }${body ? `<details><summary>Body</summary>${code(body)}</details>` : ''}<details><summary>Answer</summary>${code(
    operation.responses[200]?.content,
  )}</details><details><summary>Statuses</summary><table>${statuses}</table></details></section>`
}
