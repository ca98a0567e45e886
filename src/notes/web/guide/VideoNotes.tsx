import { videos } from '#content/notes/dfs-bfs-guide-videos.ts'

/** Below the videos: when they are fetched, and on paper, which plays none, where they are. */
export function VideoNotes() {
  return (
    <>
      <p className="guide-small on-screen mt-4">
        A video comes from youtube-nocookie.com, and only when you press play. Everything the two show is on
        this page, too.
      </p>
      <ul className="on-paper">
        {videos.map(({ id, search, title, author }) => (
          <li key={id}>
            <b>{search}</b> {title}, by {author}: youtube.com/watch?v={id}
          </li>
        ))}
      </ul>
    </>
  )
}
