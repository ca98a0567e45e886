import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { videos } from '#content/notes/dfs-bfs-guide-videos.ts'
import { ContourGlyph } from '#platform/ui/art/ContourGlyph.tsx'
import { VideoNotes } from './VideoNotes.tsx'
import './video.css'

/** Nothing is asked of the videos' host before a reader presses play. */
export function Videos() {
  return (
    <>
      <div className="guide-duo on-screen">
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </div>
      <VideoNotes />
    </>
  )
}

interface VideoCardProps {
  video: (typeof videos)[number]
}

function VideoCard({ video: { id, search, title, author, watchFor } }: VideoCardProps) {
  const [isPlaying, setIsPlaying] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  // The button that had the focus is gone.
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
        <span>
          By {author}. {watchFor}
        </span>
        <a href={`https://www.youtube.com/watch?v=${id}`} target="_blank" rel="noopener" className="link">
          Open the {search} video in a new tab
        </a>
      </figcaption>
    </figure>
  )
}
