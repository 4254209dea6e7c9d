import sharp from 'sharp'
import { coarse, type Frame, forEachBelow, opened, type Picture, SCALE, WHOLE } from './frames'

const ROUNDS = 9
const STEP = 1.2

/** One frame, as large as a player shows it. */
export async function enlarged({ picture }: Frame): Promise<Picture> {
  const large = await opened(picture)
    .resize(picture.width * SCALE, picture.height * SCALE, { kernel: sharp.kernel.linear, fit: 'fill' })
    .raw()
    .toBuffer()
  return { width: picture.width * SCALE, height: picture.height * SCALE, data: Float32Array.from(large) }
}

/**
 * One fine picture that explains all frames: what it would look like in each is laid against the frame, and the
 * difference given back to it (iterative back-projection, Irani and Peleg 1991).
 */
export function restored(frames: readonly Frame[]): Picture {
  const fine: Picture = { ...WHOLE, data: mean(frames) }
  for (let round = 0; round < ROUNDS; round += 1) {
    const change = new Float32Array(fine.data.length)
    for (const { x, y, picture } of frames) {
      const seen = coarse(fine, x, y).data
      forEachBelow(picture, fine, x, y, (small, at) => {
        change[at] = (change[at] ?? 0) + (picture.data[small] ?? 0) - (seen[small] ?? 0)
      })
    }
    for (let at = 0; at < change.length; at += 1)
      fine.data[at] = (fine.data[at] ?? 0) + (STEP * (change[at] ?? 0)) / frames.length
  }
  return fine
}

function mean(frames: readonly Frame[]): Float32Array {
  const sum = new Float32Array(WHOLE.width * WHOLE.height * 3)
  for (const { x, y, picture } of frames)
    forEachBelow(picture, WHOLE, x, y, (small, at) => {
      sum[at] = (sum[at] ?? 0) + (picture.data[small] ?? 0) / frames.length
    })
  return sum
}

/** How far two pictures are apart: the usual decibels (PSNR), more is nearer. */
export function nearness(one: Picture, other: Picture): number {
  const squares = one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.data.length))
}
