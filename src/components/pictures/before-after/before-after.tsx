'use client'

import { type CSSProperties, useState } from 'react'
import { useIsNear } from '../../ui/use-is-near'
import { useIsReady } from '../../ui/use-is-ready'
import type { PictureFiles } from './files'

type Side = { label: string; alt: string; files: PictureFiles }
type Props = { before: Side; after: Side; compare: string }

const HALF = 50

/** Two pictures in one frame, and a handle between them for mouse, finger and arrow keys; without a script, half of each. */
export function BeforeAfter({ before, after, compare }: Props) {
  const [split, setSplit] = useState(HALF)
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  const isReady = useIsReady()
  const pictures = (
    <>
      <Shown {...after} />
      <Shown {...before} className="[clip-path:inset(0_calc(100%-var(--split))_0_0)]" />
    </>
  )
  return (
    <div
      ref={ref}
      style={{ '--split': `${split}%` } as CSSProperties}
      className="relative aspect-video overflow-hidden rounded-card border border-line bg-surface"
    >
      {isNear ? pictures : <noscript>{pictures}</noscript>}
      <Label text={before.label} className="start-3" />
      <Label text={after.label} className="end-3" />
      {isReady && (
        <input
          type="range"
          aria-label={compare}
          value={split}
          onChange={({ target }) => setSplit(Number(target.value))}
          className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
        />
      )}
      <Handle />
    </div>
  )
}

function Shown({ files, alt, className = '' }: Side & { className?: string }) {
  const { avif, webp, width, height } = files
  return (
    <picture>
      <source srcSet={avif} type="image/avif" />
      <img
        src={webp}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        className={`absolute inset-0 size-full object-cover ${className}`}
      />
    </picture>
  )
}

const Label = ({ text, className }: { text: string; className: string }) => (
  <span
    aria-hidden="true"
    className={`absolute bottom-3 rounded-control bg-ground/90 px-2 py-1 text-sm font-semibold ${className}`}
  >
    {text}
  </span>
)

const Handle = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-y-0 left-(--split) w-0.5 -translate-x-1/2 bg-ground peer-focus-visible:outline-3 peer-focus-visible:outline-accent"
  >
    <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-items-center rounded-full border-2 border-accent bg-ground text-accent">
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current stroke-2">
        <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
      </svg>
    </span>
  </span>
)
