import type { Line } from '@/pricing'
import type { Passage } from '@/server/catalogue/product-copy'
import type { Locale } from '@/site/locale'
import { screensAt, screenTold } from '@/site/step-screens'
import { STEP_SCREENS, type StepScreen } from '@/site/step-words'
import { drawnAs, type StepName } from '../pictures/step-name'

type Of = { line: Line }

/**
 * Beside a step that names no screen: an application is installed, something is chosen in it, and is there. What follows
 * is taken where that is drawn already.
 */
const OTHERWISE = [
  ['install', 'choose', 'page', 'use'],
  ['choose', 'page', 'use', 'downloads'],
  ['use', 'downloads', 'choose'],
] as const satisfies readonly (readonly StepName[])[]
/** A recording is opened, compared, and worked out with settings; none of that is a screen of a service. */
const OF_AI = ['install', 'use', 'choose'] as const satisfies readonly StepName[]

/** The pictures beside the three steps of a product, each another drawing. */
export function stepPictures(steps: readonly Passage[], of: Of, language: Locale): StepName[] {
  if (of.line === 'ai') return [...OF_AI]
  return withOthers(toldOnce(steps.slice(0, OTHERWISE.length), of.line, language), of.line)
}

const isDrawn = (name: StepName, shown: readonly (StepName | undefined)[], line: Line): boolean =>
  shown.some(each => each && drawnAs(each, line) === drawnAs(name, line))

/** What each step says besides what an earlier one shows, in the language it is written in; undefined where nothing. */
function toldOnce(steps: readonly Passage[], line: Line, language: Locale) {
  const told: (StepScreen | undefined)[] = []
  for (const [place, step] of steps.entries()) {
    const screens = screensAt(place, STEP_SCREENS).filter(screen => !isDrawn(screen, told, line))
    told.push(screenTold(step, screens, language))
  }
  return told
}

function withOthers(told: readonly (StepName | undefined)[], line: Line): StepName[] {
  const shown = [...told]
  return OTHERWISE.map((others, place) => {
    const name = told[place] ?? others.find(other => !isDrawn(other, shown, line)) ?? others[0]
    shown[place] = name
    return name
  })
}
