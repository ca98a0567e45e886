import { Link } from 'react-router'
import { call } from '#platform/web/call-api.ts'
import { OnePressPage } from './OnePressPage.tsx'

/** Linked from every mail that can be stopped. Mail programs send their own POST to this address. */
export function UnsubscribePage() {
  return (
    <OnePressPage
      title="Stop all mails"
      text="We will send you no practice mails, summaries, and mails about interviews, feedback and GoatMates any more. Sign-in codes and password mails still come. You need not sign in for this."
      busy="Stopping..."
      press={() =>
        call('POST /api/unsubscribe', {
          query: { token: new URLSearchParams(window.location.search).get('token') ?? '' },
        })
      }
      done="All mails are stopped."
      next={
        <Link to="/account#reminders" className="link">
          Choose which ones to get again
        </Link>
      }
    />
  )
}
