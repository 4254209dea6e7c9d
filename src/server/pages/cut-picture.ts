import sharp from 'sharp'
import { cutAround } from '@/site/cut-around'
import { PICTURE_SIZE } from '@/site/page'
import type { SharePicture } from '@/site/share-picture'
import { mediaStore } from '../storage/stores'

export type PictureToCut = Pick<SharePicture, 'file' | 'focalX' | 'focalY' | 'changed'>

/** A picture of the media as a JPEG of the shape that is shared, around its focal point. */
export async function cutPicture({ file, focalX, focalY }: PictureToCut): Promise<Uint8Array> {
  const bytes = await mediaStore().read(file)
  if (!bytes) throw new Error(`The media have no file ${file}`)
  const { autoOrient } = await sharp(bytes).metadata()
  const cut = cutAround(autoOrient, { x: focalX ?? 50, y: focalY ?? 50 })
  const shaped = sharp(bytes)
    .autoOrient()
    .extract(cut)
    .resize({ ...PICTURE_SIZE, fit: 'fill' })
  return new Uint8Array(await shaped.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer())
}
