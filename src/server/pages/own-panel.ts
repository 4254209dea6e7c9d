import path from 'node:path'
import sharp from 'sharp'
import type { MediaShown } from '@/site/media-shown'
import { log } from '../runtime/log/log'
import { mediaStore } from '../storage/stores'

/** In pixels: as wide as a drawn cover, and no higher than the picture below its band. */
const ROOM = { width: 560, height: 614 }

export type OwnPanel = { kind: 'own'; src: string; width: number; height: number }

/**
 * An editor's picture, whole, as the picture of a shared page shows it. Undefined where none was chosen, its file is gone, does
 * not come or is no picture: the page is shared all the same.
 */
export async function ownPanel(picture: MediaShown | undefined): Promise<OwnPanel | undefined> {
  if (!picture) return undefined
  const name = nameIn(picture.webp ?? picture.url)
  try {
    const file = await mediaStore().read(name)
    return file && (await panelOf(file))
  } catch (error) {
    log.warn({ error, file: name }, 'a chosen picture could not be read; a shared page shows the drawn one')
    return undefined
  }
}

async function panelOf(file: Buffer): Promise<OwnPanel> {
  const { data, info } = await sharp(file)
    .resize({ ...ROOM, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/jpeg;base64,${data.toString('base64')}`
  return { kind: 'own', src, width: info.width, height: info.height }
}

const nameIn = (url: string): string => path.posix.basename(decodeURIComponent(url.split('?')[0] ?? ''))
