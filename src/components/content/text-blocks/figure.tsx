import type { FigureInText } from '@/payload-types'
import { mediaShown } from '@/site/media-shown'
import { LatePicture } from '../../ui/late-picture'

export function FigureOfText({ fields: { picture, caption, alt } }: { fields: FigureInText }) {
  const shown = mediaShown(picture)
  if (!shown) return null
  return (
    <figure className="grid min-w-0 gap-2">
      <LatePicture picture={{ ...shown, alt: alt || shown.alt || '' }} isWhole className="rounded-card" />
      {caption && <figcaption className="text-sm text-muted">{caption}</figcaption>}
    </figure>
  )
}
