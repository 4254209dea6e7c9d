import type { Media } from '@/payload-types'

/** `focus`: what a crop keeps in sight, as `object-position` says it. */
export type Cover = { url: string; alt: string; width: number; height: number; focus: string | undefined }

/** Undefined where none is chosen, or it was not loaded. */
export function coverOf(picture: string | Media | null | undefined): Cover | undefined {
  if (typeof picture !== 'object' || !picture?.url) return undefined
  const { url, alt, width, height } = picture
  return { url, alt, width: width ?? 1280, height: height ?? 720, focus: focusOf(picture) }
}

/** Where the editor set a focal point. */
const focusOf = ({ focalX, focalY }: Pick<Media, 'focalX' | 'focalY'>): string | undefined =>
  typeof focalX === 'number' && typeof focalY === 'number' ? `${focalX}% ${focalY}%` : undefined
