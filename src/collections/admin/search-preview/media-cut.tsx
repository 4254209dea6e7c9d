import type { ReactNode } from 'react'
import { mediaShown, type StoredMedia } from '@/site/media-shown'
import { placeInCut } from './place-in-cut'

type Props = { media: StoredMedia | null | undefined; otherwise: ReactNode }

/** The part of a picture that is shared, around its focal point. */
export function MediaCut({ media, otherwise }: Props) {
  const picture = mediaShown(media)
  if (!picture) return otherwise
  const { webp, url, alt } = picture
  const place = placeInCut(picture, { x: media?.focalX ?? 50, y: media?.focalY ?? 50 })
  return (
    <picture className="search-preview__own">
      <img src={webp ?? url} alt={alt} style={place} />
    </picture>
  )
}
