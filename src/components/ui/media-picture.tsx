import { preload } from 'react-dom'
import type { MediaShown } from '@/site/media-shown'

type Props = {
  picture: MediaShown
  className?: string
  /** In the first screen, where it is waited for: asked for before the page has told of it. */
  isFirst?: boolean
}

/** In the smallest format that a browser knows. */
export function MediaPicture({ picture, className, isFirst = false }: Props) {
  if (isFirst) askEarly(picture)
  return (
    <picture className="contents">
      {picture.avif && <source srcSet={picture.avif} type="image/avif" />}
      {picture.webp && <source srcSet={picture.webp} type="image/webp" />}
      <img
        src={picture.url}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        fetchPriority={isFirst ? 'high' : undefined}
        style={picture.focus ? { objectPosition: picture.focus } : undefined}
        className={className}
      />
    </picture>
  )
}

const askEarly = ({ avif, url }: MediaShown) =>
  preload(avif ?? url, { as: 'image', fetchPriority: 'high', ...(avif && { type: 'image/avif' }) })
