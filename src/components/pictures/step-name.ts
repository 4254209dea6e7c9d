import type { Line } from '@/pricing'
import type { StepScreen } from '@/site/step-words'

export type StepName = 'choose' | 'use' | StepScreen
export type DrawingName = Exclude<StepName, 'link' | 'library'>

/** An address is entered where all is chosen; what was saved is used from the library. */
const DRAWN_IN_VIDEO: Partial<Record<StepName, DrawingName>> = { link: 'choose', library: 'use' }

/** Music has no episodes, subtitles or sizes of a picture: what is brought is the list that waits, its files are of a kind. */
const DRAWN_IN_MUSIC: typeof DRAWN_IN_VIDEO = {
  ...{ link: 'downloads', page: 'downloads', library: 'use' },
  ...{ tracks: 'choose', file: 'choose' },
}

/** The drawing that shows a step: several steps have the same one. */
export const drawnAs = (step: StepName, line: Line): DrawingName =>
  (line === 'music' ? DRAWN_IN_MUSIC : DRAWN_IN_VIDEO)[step] ?? (step as DrawingName)
