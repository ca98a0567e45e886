import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { videos } from '#content/notes/dfs-bfs/videos.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import './video.css'

/** Nothing is requested from the video host before the reader presses play. */
export function Videos() {
  return (
    <>
      <div className="guide-duo on-screen">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </div>
      <p className="guide-small on-screen mt-4">
        Videos load from youtube-nocookie.com, and only when you press play. Everything they show is also on
        this page.
      </p>
      <ul className="on-paper">
        {videos.map(({ id, search, title, author }) => (
          <li key={id}>
            <b>{search}</b> <span>{`${title}, by ${author}: youtube.com/watch?v=${id}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface VideoCardProps {
  video: (typeof videos)[number]
}

function VideoCard({ video: { id, search, title, author, watchFor } }: VideoCardProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  // The focused button has been replaced.
  useEffect(() => {
    if (isPlaying) frame.current?.focus()
  }, [isPlaying])

  return (
    <figure className="guide-video">
      <div className="guide-video-frame">
        {isPlaying ? (
          <iframe
            ref={frame}
            title={title}
            src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            {search === 'BFS' ? (
              <ContourGlyph seed={31} rings={7} size={560} hue="bsearch" />
            ) : (
              <ContourGlyph seed={32} rings={7} size={560} hue="graphs" />
            )}
            <button
              type="button"
              aria-label={`Play the ${search} video: ${title}`}
              onClick={() => setIsPlaying(true)}
            >
              <Play className="icon" aria-hidden="true" />
            </button>
          </>
        )}
      </div>
      <figcaption>
        <b>{title}</b>
        <span>{`By ${author}. ${watchFor}`}</span>
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener"
          className="link"
        >{`Open the ${search} video in a new tab`}</a>
      </figcaption>
    </figure>
  )
}
