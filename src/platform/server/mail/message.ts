import type { SendMailOptions } from 'nodemailer'
import type { Mail, MailAttachment } from './mail.ts'

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
