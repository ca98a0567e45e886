interface MailLink {
  readonly label: string
  readonly url: string
}

export type MailFact = { readonly label: string } & (
  | { readonly value: string }
  | { readonly url: string }
  /** Chosen by someone the recipient may not trust: readable and never a link. */
  | { readonly uncheckedUrl: string }
)

/** The content of a mail as plain text; `layoutMail` escapes it. */
export interface MailContent {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Shown large on a line of its own, e.g. a sign-up code. */
  readonly code?: string
  /** Labeled details, such as the time of a meeting. */
  readonly facts?: readonly MailFact[]
  /** The main action. Its URL is also shown in full, so that readers can check it. */
  readonly link?: MailLink
  /** A secondary action below it. */
  readonly otherLink?: MailLink
  /** Why the recipient gets this mail and what to do if they did not request it. */
  readonly footer: string
  /** Below it, such as how to get no such mails. */
  readonly footerLinks?: readonly MailLink[]
}

/** Colors of the two themes as hex, because mail programs support neither OKLCH nor variables. */
const color = {
  canvas: '#f1f7f8',
  surface: '#fbfefe',
  line: '#ccd8db',
  ink: '#0b2530',
  muted: '#4d646d',
  accent: '#ff9d4d',
  onAccent: '#2a1503',
}
const darkColor: typeof color = {
  canvas: '#07161b',
  surface: '#0d1f25',
  line: '#263a40',
  ink: '#f4f1e8',
  muted: '#9db1b2',
  accent: '#fea660',
  onAccent: '#261106',
}
/** Light colors are inline styles, which every mail program supports. Some also apply this dark theme. */
const darkStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.canvas{background:${darkColor.canvas}!important}.surface{background:${darkColor.surface}!important;border-color:${darkColor.line}!important}.ink{color:${darkColor.ink}!important}.muted{color:${darkColor.muted}!important}.button{background:${darkColor.accent}!important;color:${darkColor.onAccent}!important}}`
const font =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',sans-serif"
/** Email addresses and URLs can be wider than a phone. */
const wrapped = 'word-break:break-word;overflow-wrap:anywhere'
const mono = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"

/** The mail as plain text and as HTML that loads nothing from the network. */
export function renderMail(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText(content: MailContent): string {
  const { title, paragraphs, code, facts = [], link, otherLink, footer, footerLinks = [] } = content
  const parts = [
    title,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...facts.map((fact) => `${fact.label}:\n${textOf(fact)}`),
    ...[link, otherLink].flatMap((each) => (each ? [`${each.label}:\n${each.url}`] : [])),
    [`--\n${footer}`, ...footerLinks.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function renderHtml(content: MailContent): string {
  const { title, paragraphs, code, facts = [], link, otherLink, footer, footerLinks = [] } = content
  const body = [
    code &&
      `<p class="ink" style="margin:8px 0 24px;${mono};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${color.ink}">${escapeHtml(code)}</p>`,
    ...paragraphs.map(renderParagraph),
    ...facts.map(renderFact),
    link && renderButton(link),
    otherLink && renderOtherLink(otherLink),
  ]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyle}</style></head>
<body class="canvas" style="margin:0;background:${color.canvas}">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${color.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${font};font-size:24px;font-weight:800;letter-spacing:-0.5px;color:${color.ink}">capra</td></tr>
<tr><td class="surface" style="${wrapped};padding:32px 32px 16px;background:${color.surface};border:1px solid ${color.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:26px;line-height:1.2;color:${color.ink}">${escapeHtml(title)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;${font};font-size:14px;line-height:1.5;color:${color.muted}">${[escapeHtml(footer), ...footerLinks.map(renderFooterLink)].join('<br>')}</td></tr>
</table></td></tr></table>
</body></html>
`
}

function renderParagraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:17px;line-height:1.55;color:${color.ink}">${escapeHtml(text)}</p>`
}

function renderFact(fact: MailFact): string {
  const value = renderFactValue(fact)
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:17px;line-height:1.5;color:${color.ink}"><span class="muted" style="font-size:14px;color:${color.muted}">${escapeHtml(fact.label)}</span><br>${value}</p>`
}

function textOf(fact: MailFact): string {
  if ('value' in fact) return fact.value
  return 'url' in fact ? fact.url : fact.uncheckedUrl
}

function renderFactValue(fact: MailFact): string {
  if ('url' in fact) return renderUrl(fact.url)
  return 'value' in fact ? escapeHtml(fact.value) : renderUrlAsText(fact.uncheckedUrl)
}

function renderButton({ label, url }: MailLink): string {
  return `<p style="margin:8px 0 12px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;border-radius:5px;background:${color.accent};color:${color.onAccent};${font};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p><p class="ink" style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:${color.ink}">${renderUrl(url)}</p>`
}

function renderOtherLink({ label, url }: MailLink): string {
  return `<p class="ink" style="margin:8px 0 16px;${font};font-size:15px;line-height:1.5;color:${color.ink}">${escapeHtml(label)}:<br>${renderUrl(url)}</p>`
}

/** Its URL is too long to be read. */
function renderFooterLink({ label, url }: MailLink): string {
  return `<a class="muted" href="${escapeHtml(url)}" style="color:${color.muted}">${escapeHtml(label)}</a>`
}

/** A link whose visible text is its full URL. */
function renderUrl(url: string): string {
  return `<a class="ink" href="${escapeHtml(url)}" style="color:${color.ink}">${escapeHtml(url)}</a>`
}

/** Mail programs make a link of an address in one piece of text; this one is in several, and reads the same. */
function renderUrlAsText(url: string): string {
  return escapeHtml(url).replaceAll(/:\/\/|\./g, '<span>$&</span>')
}

/** For text between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
