import type { Line } from '@/pricing'
import type { GuideScreen } from '@/site/guide-steps'

export type StepName = 'install' | 'choose' | 'use' | GuideScreen
export type DrawingName = Exclude<StepName, 'link' | 'library'>

/** An address is entered where all is chosen; what was saved is used from the library. */
const drawingNameOf = (step: StepName): DrawingName =>
  step === 'link' ? 'choose' : step === 'library' ? 'use' : step

/** Music has no episodes, no subtitles and no sizes of a picture: its list and its files are chosen in one window. */
const CHOSEN_IN_MUSIC: readonly StepName[] = ['page', 'tracks', 'file']

/** The drawing that shows a step: several steps have the same one. */
export const drawnAs = (step: StepName, line: Line): DrawingName =>
  line === 'music' && CHOSEN_IN_MUSIC.includes(step) ? 'choose' : drawingNameOf(step)
