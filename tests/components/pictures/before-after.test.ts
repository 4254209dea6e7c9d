import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Picture, rendered, shared } from '../../../scripts/pictures/frames'
import { nearness } from '../../../scripts/pictures/restore'
import { harbour } from '../../../scripts/pictures/scene'

const FOLDER = path.join(import.meta.dirname, '../../../src/components/pictures/before-after')

async function stored(name: string): Promise<Picture> {
  const image = sharp(path.join(FOLDER, name)).removeAlpha().raw()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: Float32Array.from(data) }
}

test.each(['avif', 'webp'])(
  'the restored picture is nearer to the drawn scene than one of its frames, as %s',
  async type => {
    const scene = await shared(await rendered(harbour()))
    const [before, after] = [await stored(`before.${type}`), await stored(`after.${type}`)]
    for (const { width, height } of [before, after])
      expect({ width, height }).toEqual({ width: scene.width, height: scene.height })
    expect(nearness(scene, after)).toBeGreaterThan(nearness(scene, before) + 1.5)
  },
)
