import { useQuery } from '@tanstack/react-query'
import { Alert } from '#platform/ui/feedback/Alert.tsx'
import { Spinner } from '#platform/ui/feedback/Spinner.tsx'
import { call } from '#platform/web/call-api.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** How to report a vulnerability of this site. The operator sets the address (`SECURITY_CONTACT`). */
export function SecurityPage() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['security-contact'],
    queryFn: () => call('GET /api/security-contact'),
    enabled: true,
  })
  return (
    <div className="page pt-10 md:pt-16">
      <PageTitle title="Security" description="How to report a vulnerability of this site." />
      <h1>Security</h1>
      <div className="mt-4 grid max-w-[34em] gap-4 text-lg text-ink-2">
        {!data && !isError && <Spinner text="Loading..." />}
        {isError && (
          <Alert onRetry={() => void refetch()}>The address for reports could not be loaded.</Alert>
        )}
        {data && <HowToReport contact={data.contact} />}
      </div>
    </div>
  )
}

function HowToReport({ contact }: { contact: string | null }) {
  if (contact === null)
    return <p>The operator of this site has not set an address for reports of vulnerabilities.</p>
  return (
    <>
      <p>
        Have you found a way to see or change what is not yours, or to take this site down? Please tell us in
        private, with the steps to reproduce it, and use only accounts of your own to try it.
      </p>
      <p>
        <a className="link" href={contact}>
          Report a vulnerability
        </a>{' '}
        <span>{`to ${contact.replace(/^mailto:/, '')}`}</span>
      </p>
    </>
  )
}
