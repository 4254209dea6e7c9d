import type { Locale } from '@/site/locale'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { it } from './it'
import { ja } from './ja'
import type { WindowWords } from './words'
import { zh } from './zh'

export const WINDOW_WORDS: Readonly<Record<Locale, WindowWords>> = { en, ja, de, es, it, fr, zh }
