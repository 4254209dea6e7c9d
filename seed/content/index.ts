import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { ja } from './ja'
import type { AllTexts } from './texts'
import { zh } from './zh'

/** All that is written, by language. */
export const contentTexts: AllTexts = { en, de, ja, fr, zh }
