import { PageTitle } from '../layout/PageTitle.tsx'
import { ArtParts } from './ArtParts.tsx'
import { ControlParts } from './ControlParts.tsx'
import { DisplayParts } from './DisplayParts.tsx'
import { FeedbackParts } from './FeedbackParts.tsx'

const themes = [
  { theme: 'dark', name: 'Blue hour (dark)' },
  { theme: 'light', name: 'Glacier noon (light)' },
] as const

/** Every part of platform/ui in its states and both themes. Only during development. */
export function GalleryPage() {
  return (
    <div className="pt-10">
      <PageTitle title="Gallery" description="The parts of the interface, during development." />
      <h1 className="page mb-6">Gallery of the interface</h1>
      <div className="grid lg:grid-cols-2">
        {themes.map(({ theme, name }) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={name}
            className="grid min-w-0 content-start gap-8 bg-canvas p-6 text-ink"
          >
            <h2>{name}</h2>
            <ControlParts theme={theme} />
            <DisplayParts theme={theme} />
            <FeedbackParts />
            <ArtParts />
          </section>
        ))}
      </div>
    </div>
  )
}
