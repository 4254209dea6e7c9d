import type { Media } from '@/payload-types'

export type Cover = { url: string; alt: string; width: number; height: number }

/** Undefined where none is chosen, or it was not loaded. */
export function coverOf(picture: string | Media | null | undefined): Cover | undefined {
  if (typeof picture !== 'object' || !picture?.url) return undefined
  return { url: picture.url, alt: picture.alt, width: picture.width ?? 1280, height: picture.height ?? 720 }
}
