import PostalMime from 'postal-mime'
import { startMailServer } from '#testing/server/smtp-server.ts'
import { until } from './wait-until.ts'

/** A mail server that accepts every mail. */
export interface MailInbox {
  readonly url: string
  /** Waits for a mail to this address. @returns the text of the newest. */
  textFor(address: string): Promise<string>
  close(): Promise<void>
}

export async function openMailInbox(): Promise<MailInbox> {
  const server = await startMailServer()
  const newestTo = (address: string) => server.received.findLast(({ to }) => to.includes(address))
  return {
    url: server.url,
    textFor: async (address) => {
      await until(`a mail to ${address}`, () => newestTo(address) !== undefined)
      const { text } = await PostalMime.parse(newestTo(address)?.source ?? '')
      return text ?? ''
    },
    close: server.close,
  }
}
