import { mediaShown } from '@/site/media-shown'
import { LatePicture } from '../ui/late-picture'
import type { BlockProps } from './block'
import { BlockSection } from './block-section'

export function PictureBlock({ block: { picture, caption } }: BlockProps<'picture'>) {
  const shown = mediaShown(picture)
  if (!shown) return null
  return (
    <BlockSection>
      <figure className="grid gap-2">
        <LatePicture picture={shown} isWhole className="rounded-card" />
        {caption && <figcaption className="text-sm text-muted">{caption}</figcaption>}
      </figure>
    </BlockSection>
  )
}
