import { noteOutlines } from '#content/notes/note-outlines.ts'

export function StudyNotesPage() {
  return (
    <div className="page pt-10 md:pt-14">
      <title>Study Notes · Capra</title>
      <meta name="description" content="Two guides to read beside the patterns, open to everybody." />
      <h1>Study Notes</h1>
      <ul>
        {noteOutlines.map(({ path, title }) => (
          <li key={path}>{title}</li>
        ))}
      </ul>
    </div>
  )
}
