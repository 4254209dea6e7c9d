/** A picture of the media, as a page shows it. */
export type MediaShown = {
  url: string
  alt: string
  width: number
  height: number
  /** What a crop keeps in sight, as `object-position` says it. */
  focus?: string | undefined
  /** The same picture in smaller files. */
  avif?: string | undefined
  webp?: string | undefined
}

type File = { url?: string | null }
/** As stored. */
export type StoredMedia = File & {
  alt: string
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  sizes?: { avif?: File; webp?: File }
}

/** Undefined where none is chosen, or it was not loaded. */
export function mediaShown(stored: string | StoredMedia | null | undefined): MediaShown | undefined {
  if (typeof stored !== 'object' || !stored?.url) return undefined
  const { url, alt, width, height, sizes } = stored
  return {
    url,
    alt,
    width: width ?? 1280,
    height: height ?? 720,
    focus: focusOf(stored),
    avif: sizes?.avif?.url ?? undefined,
    webp: sizes?.webp?.url ?? undefined,
  }
}

/** Where the editor set a focal point. */
const focusOf = ({ focalX, focalY }: StoredMedia): string | undefined =>
  typeof focalX === 'number' && typeof focalY === 'number' ? `${focalX}% ${focalY}%` : undefined
