import sharp, { type Sharp } from 'sharp'
import { HEIGHT, seeded, WIDTH } from './scene'

/** Red, green and blue of each point, row by row. */
export type Picture = { width: number; height: number; data: Float32Array }
/** A coarse picture of the scene, seen from a place that is `x` and `y` fine points away. */
export type Frame = { x: number; y: number; picture: Picture }

/** How many times finer the scene is than its frames. */
export const SCALE = 4
const SEEN = 3
/** What the places at the edge see beyond the others. */
const MARGIN = SCALE - 1
const COARSE = { width: Math.ceil((WIDTH + MARGIN) / SCALE), height: Math.ceil((HEIGHT + MARGIN) / SCALE) }
/** The scene with what only some places see. */
export const WHOLE = { width: COARSE.width * SCALE + MARGIN, height: COARSE.height * SCALE + MARGIN }
const NOISE = 16
const QUALITY = 70

/** A drawing as large as `WHOLE`. */
export async function rendered(svg: string): Promise<Picture> {
  const drawn = sharp(Buffer.from(svg)).resize(WHOLE.width, WHOLE.height, { fit: 'fill' })
  return { ...WHOLE, data: Float32Array.from(await drawn.removeAlpha().raw().toBuffer()) }
}

/** What an old camera would have kept of the scene: each place between the coarse points `SEEN` times, grainy and packed. */
export async function degraded(scene: Picture): Promise<Frame[]> {
  const random = seeded(1_867)
  const places = Array.from({ length: SCALE * SCALE * SEEN }, (_, at) => at % (SCALE * SCALE))
  const frames: Frame[] = []
  for (const place of places) {
    const [x, y] = [place % SCALE, Math.floor(place / SCALE)]
    const picture = coarse(scene, x, y)
    for (let at = 0; at < picture.data.length; at += 1)
      picture.data[at] = (picture.data[at] ?? 0) + (random() + random() + random() - 1.5) * 2 * NOISE
    frames.push({ x, y, picture: await packed(picture) })
  }
  return frames
}

/** Each coarse point is the mean of the fine ones below it. */
export function coarse(scene: Picture, x: number, y: number): Picture {
  const data = new Float32Array(COARSE.width * COARSE.height * 3)
  forEachBelow(COARSE, scene, x, y, (small, fine) => {
    data[small] = (data[small] ?? 0) + (scene.data[fine] ?? 0) / SCALE ** 2
  })
  return { ...COARSE, data }
}

/** All pairs of a coarse and a fine value of which one lies below the other. */
export function forEachBelow(
  { width, height }: { width: number; height: number },
  scene: { width: number },
  x: number,
  y: number,
  use: (coarse: number, fine: number) => void,
): void {
  for (let row = 0; row < height * SCALE; row += 1) {
    const line = (row + y) * scene.width
    for (let column = 0; column < width * SCALE; column += 1) {
      const fine = (line + column + x) * 3
      const small = (Math.floor(row / SCALE) * width + Math.floor(column / SCALE)) * 3
      for (let colour = 0; colour < 3; colour += 1) use(small + colour, fine + colour)
    }
  }
}

async function packed(picture: Picture): Promise<Picture> {
  const jpeg = await opened(picture).jpeg({ quality: QUALITY }).toBuffer()
  const data = await sharp(jpeg).removeAlpha().raw().toBuffer()
  return { ...picture, data: Float32Array.from(data) }
}

export const opened = ({ width, height, data }: Picture): Sharp =>
  sharp(Buffer.from(Uint8ClampedArray.from(data)), { raw: { width, height, channels: 3 } })

/** The part that every place sees. */
export async function shared(picture: Picture): Promise<Picture> {
  const data = await opened(picture)
    .extract({ left: MARGIN, top: MARGIN, width: WIDTH, height: HEIGHT })
    .raw()
    .toBuffer()
  return { width: WIDTH, height: HEIGHT, data: Float32Array.from(data) }
}
