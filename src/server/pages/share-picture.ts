import sharp from 'sharp'
import { cutAround } from '@/site/cut-around'
import { type PageRef, PICTURE_SIZE } from '@/site/page'
import { pictureChosenFor, type SharePicture } from '@/site/share-picture'
import type { Visit } from '@/site/visit'
import { ruleBook } from '../rule-book/live'
import { log } from '../runtime/log/log'
import { mediaStore } from '../storage/stores'
import { pageTitle } from './page-title'

/** What its editor chose for it; no statement is needed. */
export const sharePicture = async (
  shown: PageRef,
  place: Pick<Visit, 'site' | 'locale'>,
): Promise<SharePicture | undefined> => pictureChosenFor(shown, place, (await ruleBook()).words.sharePictures)

/**
 * A JPEG of the shape of a shared picture. Undefined where none was chosen, where there is no such page, or where the file is
 * gone, does not come or is no picture: then it is drawn.
 */
export async function ownPicture(shown: PageRef, visit: Visit): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chosen = await sharePicture(shown, visit)
  if (!chosen || !(await pageTitle(shown, visit))) return undefined
  try {
    const file = await mediaStore().read(chosen.file)
    return file && (await cutToShare(file, chosen))
  } catch (error) {
    log.warn({ error, file: chosen.file }, 'a picture to share could not be read; the drawn one is shown')
    return undefined
  }
}

async function cutToShare(file: Buffer, { focalX, focalY }: SharePicture): Promise<Uint8Array<ArrayBuffer>> {
  const { autoOrient } = await sharp(file).metadata()
  const cut = cutAround(autoOrient, { x: focalX ?? 50, y: focalY ?? 50 })
  const shaped = sharp(file)
    .autoOrient()
    .extract(cut)
    .resize({ ...PICTURE_SIZE, fit: 'fill' })
  return new Uint8Array(await shaped.flatten({ background: '#ffffff' }).jpeg({ quality: 85 }).toBuffer())
}
