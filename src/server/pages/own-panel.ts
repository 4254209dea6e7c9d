import path from 'node:path'
import sharp from 'sharp'
import type { MediaShown } from '@/site/media-shown'
import { mediaStore } from '../storage/stores'

/** In pixels: as wide as a drawn cover, and no higher than the picture below its band. */
const ROOM = { width: 560, height: 614 }

export type OwnPanel = { kind: 'own'; src: string; width: number; height: number }

/** An editor's picture, whole, as the picture of a shared page shows it; undefined where none was chosen or its file is gone. */
export async function ownPanel(picture: MediaShown | undefined): Promise<OwnPanel | undefined> {
  const file = picture && (await mediaStore().read(nameIn(picture.webp ?? picture.url)))
  if (!file) return undefined
  const { data, info } = await sharp(file)
    .resize({ ...ROOM, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true })
  const src = `data:image/jpeg;base64,${data.toString('base64')}`
  return { kind: 'own', src, width: info.width, height: info.height }
}

const nameIn = (url: string): string => path.posix.basename(decodeURIComponent(url.split('?')[0] ?? ''))
