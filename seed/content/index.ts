import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import type { AllTexts } from './texts'
import { zh } from './zh'

/** All that is written, by language. */
export const contentTexts: AllTexts = { en, ja, de, es, it, fr, zh }
