import type { MediaShown } from '@/site/media-shown'

type Props = { picture: MediaShown; className?: string; fetchPriority?: 'high' }

/** In the smallest format that a browser knows. */
export const MediaPicture = ({ picture, className, fetchPriority }: Props) => (
  <picture className="contents">
    {picture.avif && <source srcSet={picture.avif} type="image/avif" />}
    {picture.webp && <source srcSet={picture.webp} type="image/webp" />}
    <img
      src={picture.url}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      fetchPriority={fetchPriority}
      style={picture.focus ? { objectPosition: picture.focus } : undefined}
      className={className}
    />
  </picture>
)
