import { fixed } from '../draw'
import { type Sign as SignOf, signOf } from '../glyphs/of-routes'
import { box } from '../glyphs/shapes'
import { Shape, Sign, Tide } from './pen'

/** What an article is about: its products by their routes, its categories by their keys. */
export type Topic = { routes: readonly string[]; categories: readonly string[] }

const OF_CATEGORIES: Record<string, SignOf> = {
  streaming: { name: 'screens', line: 'video' },
  'live-and-catch-up': { name: 'schedule', line: 'video' },
  formats: { name: 'layers', line: 'video' },
  audiobooks: { name: 'audioBook', line: 'music' },
  music: { name: 'quaver', line: 'music' },
  'video-ai': { name: 'sparkle', line: 'ai' },
  licences: { name: 'safe', line: 'video' },
  video: { name: 'playScreen', line: 'video' },
}
const NO_SUBJECT: SignOf = { name: 'openBook', line: 'video' }
const MOST = 3

/** The signs of its products, else that of the first category that has one. */
export function signsOf({ routes, categories }: Topic): [SignOf, ...SignOf[]] {
  const [first, ...more] = routes.slice(0, MOST).map(route => signOf(route))
  if (first) return [first, ...more]
  const known = categories.find(uid => Object.hasOwn(OF_CATEGORIES, uid))
  return [OF_CATEGORIES[known ?? ''] ?? NO_SUBJECT]
}

const [SIZE, GAP] = [84, 18]
const ALONE = 112

/** Posters over the water, each as high as its place; always the same for one article. */
export function Posters({ signs, seed }: { signs: readonly SignOf[]; seed: number }) {
  const size = signs.length === 1 ? ALONE : SIZE
  const first = (320 - signs.length * size - (signs.length - 1) * GAP) / 2
  return (
    <>
      <Tide at={134 + fixed(`${seed}`, 1, 16)} />
      {signs.map(({ name }, place) => {
        const [x, y] = [first + place * (size + GAP), 22 + fixed(`${seed}`, place + 2, 20)]
        return (
          <g key={name}>
            <Shape d={box(x, y, size, size + 12, 10)} fill="paper" />
            <Sign name={name} x={x + 10} y={y + 16} size={size - 20} />
          </g>
        )
      })}
    </>
  )
}
