/** What a mail says. Every text is plain: it is escaped here and nowhere else. */
export interface MailContent {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Shown large and on its own, e.g. a sign-up code. */
  readonly code?: string
  /** One thing to do. The address is also shown in full, so that nobody has to trust a button. */
  readonly link?: { readonly label: string; readonly url: string }
  /** Why this mail came and what to do if it was not asked for. */
  readonly footer: string
}

/** Colours of the light theme as hex: mail programs know no OKLCH and no variables. */
const colour = {
  canvas: '#f1f7f8',
  surface: '#fbfefe',
  line: '#ccd8db',
  ink: '#0b2530',
  muted: '#4d646d',
  accent: '#ff9d4d',
  onAccent: '#2a1503',
}
const font =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',sans-serif"
const mono = "font-family:'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace"

/** The mail as plain text and as HTML that needs no image, font or style sheet from anywhere. */
export function renderMail(content: MailContent): { readonly text: string; readonly html: string } {
  return { text: renderText(content), html: renderHtml(content) }
}

function renderText({ title, paragraphs, code, link, footer }: MailContent): string {
  const parts = [
    title,
    ...(code ? [`    ${code}`] : []),
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    `--\n${footer}`,
  ]
  return `${parts.join('\n\n')}\n`
}

function renderHtml({ title, paragraphs, code, link, footer }: MailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;${font};font-size:17px;line-height:1.55;color:${colour.ink}">${escapeHtml(text)}</p>`
  const codeBox = code
    ? `<p style="margin:8px 0 24px;${mono};font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;color:${colour.ink}">${escapeHtml(code)}</p>`
    : ''
  const linkBox = link
    ? `<p style="margin:8px 0 12px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:13px 22px;border-radius:5px;background:${colour.accent};color:${colour.onAccent};${font};font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p><p style="margin:0 0 16px;${font};font-size:14px;line-height:1.5;color:${colour.muted};word-break:break-all">${escapeHtml(link.url)}</p>`
    : ''
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${colour.canvas}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colour.canvas}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;${font};font-size:24px;font-weight:800;letter-spacing:-0.5px;color:${colour.ink}">capra</td></tr>
<tr><td style="padding:32px;background:${colour.surface};border:1px solid ${colour.line};border-radius:12px">
<h1 style="margin:0 0 16px;${font};font-size:26px;line-height:1.2;color:${colour.ink}">${escapeHtml(title)}</h1>
${codeBox}${paragraphs.map(paragraph).join('\n')}${linkBox}
</td></tr>
<tr><td style="padding:16px 4px;${font};font-size:14px;line-height:1.5;color:${colour.muted}">${escapeHtml(footer)}</td></tr>
</table></td></tr></table>
</body></html>
`
}

/** Text as it may stand in HTML, between tags and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
