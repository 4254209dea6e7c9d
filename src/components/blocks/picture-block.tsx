import type { BlockProps } from './block'
import { BlockSection } from './block-section'

export function PictureBlock({ block: { picture, caption } }: BlockProps<'picture'>) {
  if (typeof picture === 'string' || !picture.url) return null
  return (
    <BlockSection>
      <figure className="grid gap-2">
        {/* biome-ignore lint/performance/noImgElement: the uploaded sizes are made by the editor's server already */}
        <img
          src={picture.url}
          alt={picture.alt}
          width={picture.width ?? undefined}
          height={picture.height ?? undefined}
          loading="lazy"
          className="h-auto w-full rounded-card"
        />
        {caption && <figcaption className="text-sm text-muted">{caption}</figcaption>}
      </figure>
    </BlockSection>
  )
}
