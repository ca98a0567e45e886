import { ButtonLink } from '#platform/ui/Button.tsx'
import type { ComingPage as Coming } from './coming-pages.ts'
import { PageTitle } from './PageTitle.tsx'

/** An honest placeholder: what will stand here, and where to go meanwhile. */
export function ComingPage({ page }: { page: Coming }) {
  return (
    <div className="page pt-10 md:pt-14">
      <PageTitle title={page.title} description={page.description} />
      <h1>{page.title}</h1>
      <p className="mt-4 max-w-[31em] text-lg text-ink-2">{page.description}</p>
      <section aria-labelledby="will-hold" className="mt-10 max-w-[44rem] border-t border-line pt-6">
        <h2 id="will-hold" className="text-xl">
          Not open yet. This page will hold
        </h2>
        <ol className="mt-4 grid gap-3">
          {page.willHold.map((promise) => (
            <li key={promise} className="flex gap-3 text-base text-ink-2">
              <span
                aria-hidden="true"
                className="mt-[0.5em] size-3 flex-none rounded-full border-[1.75px] border-line-strong"
              />
              {promise}
            </li>
          ))}
        </ol>
      </section>
      <ButtonLink to="/" look="sign" className="mt-8">
        Learn patterns meanwhile
      </ButtonLink>
    </div>
  )
}
