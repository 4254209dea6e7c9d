import { de } from './de'
import { en } from './en'
import { fr } from './fr'
import { ja } from './ja'
import type { AllTexts } from './texts'

/** All that is written, by language. */
export const contentTexts: AllTexts = { en, de, ja, fr }
