'use client'

import { classes } from './classes'
import { useIsNear } from './use-is-near'

type Props = {
  /** `focus`: what a crop keeps in sight, as `object-position` says it. */
  picture: {
    url?: string | null
    alt: string
    width?: number | null
    height?: number | null
    focus?: string | undefined
  }
  /** Shown in its own shape; else it fills one of 16:9. */
  isWhole?: boolean
  /** Of the place that is kept free for it. */
  className?: string | undefined
}

/** A picture that loads when it comes near (decision 065); without a script, at once. */
export function LatePicture({ picture, isWhole = false, className }: Props) {
  const { ref, isNear } = useIsNear<HTMLSpanElement>()
  const { url, alt, width, height, focus } = picture
  const image = (
    // biome-ignore lint/performance/noImgElement: the uploaded sizes are made by the editor's server already
    <img
      src={url ?? undefined}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      style={focus ? { objectPosition: focus } : undefined}
      className="size-full object-cover"
    />
  )
  return (
    <span
      ref={ref}
      className={classes('block w-full overflow-hidden', !isWhole && 'aspect-video', className)}
      style={isWhole && width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
    >
      {isNear ? image : <noscript>{image}</noscript>}
    </span>
  )
}
