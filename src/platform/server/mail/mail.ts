import type { SendMailOptions } from 'nodemailer'

/** A short text that goes with a mail as a file of its own. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: 'text/calendar; charset=utf-8'
  readonly text: string
}

/** A finished mail. Its subject comes from a fixed list; it never contains what a stranger wrote. */
export interface Mail {
  /** One address, as the person typed it. */
  readonly to: string
  /** What kind of mail this is, e.g. `sign-up-code`; shown to operators, never its content. */
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachment?: MailAttachment
  /** A second mail with the same key is never queued. */
  readonly dedupeKey: string
  /** Id of the person who caused a mail to someone else; it is deleted with their account. */
  readonly onBehalfOf?: string
  /** After this many milliseconds the mail is worthless and is not sent any more (codes). */
  readonly usefulForMs?: number
  /** Shown on the console when mails go to files: the code, so that you need not open the file. */
  readonly consoleNote?: string
}

/** One recipient as an address object with its own envelope, so that no text is ever parsed as an address list. */
export function messageOf(mail: Mail, id: string, from: string, publicUrl: string): SendMailOptions {
  const sender = parseSender(from)
  return {
    from: sender,
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: mail.to },
    // Stable over retries: a second copy can be recognised.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment ? [attachmentOf(mail.attachment)] : [],
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function attachmentOf({ filename, contentType, text }: MailAttachment) {
  return { filename, contentType, content: text, contentDisposition: 'attachment' as const }
}

/** `Name <address>` or an address alone, from the operator's settings. */
function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name: name.replaceAll('"', ''), address }
}
