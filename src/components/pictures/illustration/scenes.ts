import type { ReactNode } from 'react'
import type { Line } from '@/pricing'
import { Container, Enlarged, ListOfSegments, RecordShelf } from './files-and-pictures'
import { HeardBook, LosslessOrLossy } from './listening'
import { CrookedStreet, MoonWithCapsule, ShadowOnTheStairs } from './old-films'
import { KeyCrossing, Scales, SlowGauge, Stairs } from './rights-and-licences'
import { CatchUpWeek, FourSeasons, LongFlight, TwoLanguages } from './watching'

/** On 320 × 180, in the colours of a line. */
export type Scene = { line: Line; Drawing: () => ReactNode }

const video = (Drawing: Scene['Drawing']): Scene => ({ line: 'video', Drawing })
const music = (Drawing: Scene['Drawing']): Scene => ({ line: 'music', Drawing })

/** The subject of each article of the shop, by its number. */
export const SCENES: ReadonlyMap<number, Scene> = new Map([
  [101, video(Scales)],
  [102, video(LongFlight)],
  [103, video(ListOfSegments)],
  [104, video(Container)],
  [105, video(TwoLanguages)],
  [106, video(CatchUpWeek)],
  [107, music(LosslessOrLossy)],
  [108, music(RecordShelf)],
  [109, music(HeardBook)],
  [110, { line: 'ai', Drawing: Enlarged }],
  [111, video(KeyCrossing)],
  [112, video(Stairs)],
  [113, video(SlowGauge)],
  [114, video(FourSeasons)],
  [115, video(MoonWithCapsule)],
  [116, video(ShadowOnTheStairs)],
  [117, video(CrookedStreet)],
])
