import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { degraded, opened, rendered, shared } from './pictures/frames'
import { enlarged, nearness, restored } from './pictures/restore'
import { harbour } from './pictures/scene'
import { ROOT } from './shop/paths'
import { say } from './shop/say'

const FOLDER = path.join(ROOT, 'src/components/pictures/before-after')

// `npm run pictures:before-after`: makes the two pictures of the slider anew, from a drawn scene.
const scene = await rendered(harbour())
const frames = await degraded(scene)
const [first] = frames
if (!first) throw new Error('The scene has no frame.')
mkdirSync(FOLDER, { recursive: true })
const seen = await shared(scene)
for (const [name, picture] of [
  ['before', await shared(await enlarged(first))],
  ['after', await shared(restored(frames))],
] as const) {
  say(`${name}: ${nearness(seen, picture).toFixed(1)} dB from the scene`)
  writeFileSync(path.join(FOLDER, `${name}.avif`), await opened(picture).avif({ quality: 45 }).toBuffer())
  writeFileSync(path.join(FOLDER, `${name}.webp`), await opened(picture).webp({ quality: 62 }).toBuffer())
}
