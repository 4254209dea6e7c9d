import afterAvif from './after.avif'
import afterWebp from './after.webp'
import beforeAvif from './before.avif'
import beforeWebp from './before.webp'

export type PictureFiles = { avif: string; webp: string; width: number; height: number }
type File = { src: string; width: number; height: number }

const filesOf = (avif: File, { src, width, height }: File): PictureFiles => ({
  avif: avif.src,
  webp: src,
  width,
  height,
})

/** Read by the server: with an import of its own the slider would carry blurred copies that it never shows. */
export const BEFORE = filesOf(beforeAvif, beforeWebp)
export const AFTER = filesOf(afterAvif, afterWebp)
