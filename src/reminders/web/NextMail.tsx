import { useId } from 'react'
import { browserTimeZone, useReminders } from './use-reminders.ts'

/** The next practice mail or summary, as it will be. Beside the settings that it follows from. */
export function NextMail() {
  const id = useId()
  const { reminders } = useReminders()
  if (!reminders) return null
  const { next: mail, timeZone } = reminders
  return (
    <section aria-labelledby={id} className="max-xl:mt-6">
      <h3 id={id} className="text-sm font-strong text-muted">
        The next mail
      </h3>
      {mail ? (
        <div className="mt-2 rounded-md border border-line bg-surface p-4 text-sm">
          <p className="text-base leading-snug font-strong">{mail.subject}</p>
          <p className="text-xs text-muted">{`Capra, ${whenText(mail.at, timeZone ?? browserTimeZone())}`}</p>
          <div className="mt-3 space-y-3 border-t border-line pt-3">
            {mail.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {mail.facts.length > 0 && (
              <dl className="space-y-2">
                {mail.facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt className="text-xs text-muted">{label}</dt>
                    {/* A number and its unit stay on one line. */}
                    <dd>{value.replaceAll(/(\d) m\b/g, '$1\u00a0m')}</dd>
                  </div>
                ))}
              </dl>
            )}
            <p>
              <span className="inline-block rounded-sm bg-accent px-4 py-2 font-strong text-on-accent">
                {mail.action}
              </span>
            </p>
          </div>
          <p className="mt-3 border-t border-line pt-3 text-xs text-muted">
            Stop all mails · Choose your mails
          </p>
        </div>
      ) : (
        <div className="mt-2 space-y-2 rounded-md border border-dashed border-line-strong p-4 text-sm text-ink-2">
          <p>No practice mail or summary is planned.</p>
          <p>
            Turn on “Practice is due” or “Weekly summary”, and you see here when the next one comes and what
            it says.
          </p>
        </div>
      )}
    </section>
  )
}

function whenText(at: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(at))
}
