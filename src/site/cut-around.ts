import { PICTURE_SIZE } from './page'

type Size = { width: number; height: number }
/** In per cent from the left and from the top. */
type Focus = { x: number; y: number }

/**
 * The part of a picture that is shared: as large as the shape lets it be, with the focal point as near to its middle as the
 * edges of the picture let it be.
 */
export function cutAround({ width, height }: Size, { x, y }: Focus): Size & { left: number; top: number } {
  const ratio = PICTURE_SIZE.width / PICTURE_SIZE.height
  const cut = {
    width: Math.max(Math.round(Math.min(width, height * ratio)), 1),
    height: Math.max(Math.round(Math.min(height, width / ratio)), 1),
  }
  return { ...cut, left: startOf(width, cut.width, x), top: startOf(height, cut.height, y) }
}

const startOf = (whole: number, cut: number, percent: number): number =>
  Math.min(Math.max(Math.round((whole * percent) / 100 - cut / 2), 0), whole - cut)
