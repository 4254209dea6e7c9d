'use client'

import type { MediaShown } from '@/site/media-shown'
import { classes } from './classes'
import { MediaPicture } from './media-picture'
import { useIsNear } from './use-is-near'

type Props = {
  picture: MediaShown
  /** Shown in its own shape; else it fills one of 16:9. */
  isWhole?: boolean
  /** Of the place that is kept free for it. */
  className?: string | undefined
}

/** A picture that loads when it comes near (decision 065); without a script, at once. */
export function LatePicture({ picture, isWhole = false, className }: Props) {
  const { ref, isNear } = useIsNear<HTMLSpanElement>()
  const { width, height } = picture
  const image = <MediaPicture picture={picture} className="size-full object-cover" />
  return (
    <span
      ref={ref}
      className={classes('block w-full overflow-hidden', !isWhole && 'aspect-video', className)}
      style={isWhole ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      {isNear ? image : <noscript>{image}</noscript>}
    </span>
  )
}
