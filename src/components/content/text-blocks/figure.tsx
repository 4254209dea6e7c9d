import type { FigureInText } from '@/payload-types'
import { LatePicture } from '../../ui/late-picture'

export function FigureOfText({ fields: { picture, caption, alt } }: { fields: FigureInText }) {
  if (typeof picture !== 'object' || !picture?.url) return null
  const { url, width, height } = picture
  return (
    <figure className="grid min-w-0 gap-2">
      <LatePicture
        picture={{ url, width, height, alt: alt || picture.alt || '' }}
        isWhole
        className="rounded-card"
      />
      {caption && <figcaption className="text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
