import type { SendMailOptions } from 'nodemailer'

/** A short text file attached to a mail. */
export interface MailAttachment {
  readonly filename: string
  readonly contentType: 'text/calendar; charset=utf-8'
  readonly text: string
}

/** A finished mail. Its subject comes from a fixed list and never contains user input. */
export interface Mail {
  /** One address, as the user typed it. */
  readonly to: string
  /** What kind of mail this is, e.g. `sign-up-code`; shown to operators, never its content. */
  readonly kind: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachment?: MailAttachment
  /** A mail with a key that was used before is not queued. */
  readonly dedupeKey: string
  /** Id of the user who caused a mail to someone else; the mail is deleted with their account. */
  readonly onBehalfOf?: string
  /** Where a mail program sends a POST when its reader wants no such mails any more (RFC 8058). People can open it, too. */
  readonly unsubscribeUrl?: string
  /** The mail is not sent after this many milliseconds, e.g. because its code has expired. */
  readonly usefulForMs?: number
  /** Printed on the console when mails are written to files: the code, so that you need not open the file. */
  readonly consoleNote?: string
}

/** The recipient is passed as an object with its own envelope, so that it is never parsed as an address list. */
export function messageOf(mail: Mail, id: string, from: string, publicUrl: string): SendMailOptions {
  const sender = parseSender(from)
  return {
    from: sender,
    to: { name: '', address: mail.to },
    envelope: { from: sender.address, to: mail.to },
    // The same for each retry, so that mail programs recognize a second copy.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.attachment ? [attachmentOf(mail.attachment)] : [],
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function attachmentOf({ filename, contentType, text }: MailAttachment) {
  return { filename, contentType, content: text, contentDisposition: 'attachment' as const }
}

/** Parses `Name <address>` or a bare address from the operator's settings. */
export function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { name: name.replaceAll('"', ''), address }
}
