import { GUIDE_SCREENS, type GuideScreen } from '@/site/guide-steps'
import type { Locale } from '@/site/locale'
import { type Step, screensAt, screenTold } from '@/site/step-screens'

/** A step that names no screen is about the service's page; nothing is saved at first, and all is at last. */
const otherwise = (place: number, all: readonly Step[]): GuideScreen =>
  place > 0 && place === all.length - 1 ? 'downloads' : 'page'

export const withScreens = <S extends Step>(steps: readonly S[], locale: Locale) =>
  steps.map((step, place) => ({
    ...step,
    shows: screenTold(step, screensAt(place, GUIDE_SCREENS), locale) ?? otherwise(place, steps),
  }))
