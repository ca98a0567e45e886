interface MailLink {
  readonly label: string
  readonly url: string
}

type MailFact = { readonly label: string } & ({ readonly value: string } | { readonly url: string })

/** What a mail says. Every text is plain: it is escaped here and nowhere else. */
export interface MailContent {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Shown large and on its own, e.g. a sign-up code. */
  readonly code?: string
  /** What else one has to know, each with its name. An address stands there in full and leads nowhere else. */
  readonly facts?: readonly MailFact[]
  /** One thing to do. The address is also shown in full, so that nobody has to trust a button. */
  readonly link?: MailLink
  /** Another way, told under the first one. */
  readonly otherLink?: MailLink
  /** Why this mail came and what to do if it was not asked for. */
  readonly footer: string
}

/** Colours of the two themes as hex: mail programs know no OKLCH and no variables. */
const colour = {
  canvas: '#f1f7f8',
  surface: '#fbfefe',
  line: '#ccd8db',
  ink: '#0b2530',
  muted: '#4d646d',
  accent: '#ff9d4d',
  onAccent: '#2a1503',
}
const darkColour: typeof colour = {
  canvas: '#07161b',
  surface: '#0d1f25',
  line: '#263a40',
  ink: '#f4f1e8',
  muted: '#9db1b2',
  accent: '#fea660',
  onAccent: '#261106',
}
/** The light colours stand at each element, where every program finds them; some also heed this. */
const darkStyle = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.canvas{background:${darkColour.canvas}!important}.surface{background:${darkColour.surface}!important;border-color:${darkColour.line}!important}.ink{color:${darkColour.ink}!important}.muted{color:${darkColour.muted}!important}.button{background:${darkColour.accent}!important;color:${darkColour.onAccent}!important}}`
const font =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',sans-serif"
/** People's addresses and links are longer than a phone is wide. What stands in it inherits this. */
const wrapped = 'word-break:break-word;overflow-wrap:anywhere'
const mono = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"

/** The mail as plain text and as HTML that needs no image, font or style sheet from anywhere. */
export function renderMail(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText({ title, paragraphs, code, facts = [], link, otherLink, footer }: MailContent): string {
  const parts = [
    title,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...facts.map((fact) => `${fact.label}:\n${'url' in fact ? fact.url : fact.value}`),
    ...[link, otherLink].flatMap((way) => (way ? [`${way.label}:\n${way.url}`] : [])),
    `--\n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function renderHtml({ title, paragraphs, code, facts = [], link, otherLink, footer }: MailContent): string {
  const body = [
    code &&
      `<p class="ink" style="margin:8px 0 24px;${mono};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${colour.ink}">${escapeHtml(code)}</p>`,
    ...paragraphs.map(renderParagraph),
    ...facts.map(renderFact),
    link && renderButton(link),
    otherLink && renderOtherLink(otherLink),
  ]
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${darkStyle}</style></head>
<body class="canvas" style="margin:0;background:${colour.canvas}">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 16px;${font};font-size:24px;font-weight:800;letter-spacing:-0.5px;color:${colour.ink}">capra</td></tr>
<tr><td class="surface" style="${wrapped};padding:32px 32px 16px;background:${colour.surface};border:1px solid ${colour.line};border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:26px;line-height:1.2;color:${colour.ink}">${escapeHtml(title)}</h1>
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td class="muted" style="padding:16px 4px;${font};font-size:14px;line-height:1.5;color:${colour.muted}">${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body></html>
`
}

function renderParagraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:17px;line-height:1.55;color:${colour.ink}">${escapeHtml(text)}</p>`
}

function renderFact(fact: MailFact): string {
  const value = 'url' in fact ? renderAddress(fact.url) : escapeHtml(fact.value)
  return `<p class="ink" style="margin:0 0 16px;${font};font-size:17px;line-height:1.5;color:${colour.ink}"><span class="muted" style="font-size:14px;color:${colour.muted}">${escapeHtml(fact.label)}</span><br>${value}</p>`
}

function renderButton({ label, url }: MailLink): string {
  return `<p style="margin:8px 0 12px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:13px 22px;border-radius:5px;background:${colour.accent};color:${colour.onAccent};${font};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p><p class="muted" style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:${colour.muted}">${escapeHtml(url)}</p>`
}

function renderOtherLink({ label, url }: MailLink): string {
  return `<p class="ink" style="margin:8px 0 16px;${font};font-size:15px;line-height:1.5;color:${colour.ink}">${escapeHtml(label)}:<br>${renderAddress(url)}</p>`
}

/** A link whose words are its address. */
function renderAddress(url: string): string {
  return `<a class="ink" href="${escapeHtml(url)}" style="color:${colour.ink}">${escapeHtml(url)}</a>`
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
