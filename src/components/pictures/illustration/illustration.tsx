import { classes } from '../../ui/classes'
import { Posters, signsOf, type Topic } from './posters'
import { SCENES, type Scene } from './scenes'

export type Subject = Topic & { number: number }

type Props = {
  of: Subject
  /** Stands whole on its water where its place is higher than 16:9; else its edges are cut off. */
  isWhole?: boolean
  className?: string
}

/** What an article is about; decorative, as its title stands beside it. */
export function Illustration({ of, isWhole = false, className }: Props) {
  const { line, Drawing } = sceneOf(of)
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      data-tile={line}
      className={classes('block bg-(--tile)', className)}
      preserveAspectRatio={isWhole ? 'xMidYMax meet' : 'xMidYMid slice'}
    >
      <rect width="320" height="180" fill="var(--tile)" />
      <Drawing />
    </svg>
  )
}

/** An article that an editor added yesterday shows what it sells or where it is filed. */
export function sceneOf({ number, ...topic }: Subject): Scene {
  const signs = signsOf(topic)
  return SCENES.get(number) ?? { line: signs[0].line, Drawing: () => <Posters signs={signs} seed={number} /> }
}
