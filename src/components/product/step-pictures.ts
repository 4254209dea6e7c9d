import type { Line } from '@/pricing'
import type { Passage } from '@/server/catalogue/product-copy'
import type { Locale } from '@/site/locale'
import { screensAt, screenTold } from '@/site/step-screens'
import { STEP_SCREENS } from '@/site/step-words'
import type { StepName } from '../pictures/step-picture'

/** Beside a step that names no screen: an application is installed, something is chosen in it, and is there. */
const OTHERWISE = ['install', 'choose', 'use'] as const satisfies readonly StepName[]
/** A recording is opened, compared, and worked out with settings; none of that is a screen of a service. */
const OF_AI = ['install', 'use', 'choose'] as const satisfies readonly StepName[]

/** The pictures beside the three steps of a product: what each says, in the language it is written in. */
export const stepPictures = (steps: readonly Passage[], line: Line, language: Locale): StepName[] =>
  line === 'ai'
    ? [...OF_AI]
    : OTHERWISE.map((otherwise, place) => {
        const step = steps[place]
        return (step && screenTold(step, screensAt(place, STEP_SCREENS), language)) ?? otherwise
      })
