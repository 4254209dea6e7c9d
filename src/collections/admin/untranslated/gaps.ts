import { collections } from '@/collections'
import { type Gap, untranslated } from '@/server/content/untranslated'
import { LOCALES } from '@/site/locale'
import { localizedSource } from './sources'

/** Without an edited text these show the built-in one of each language, not the English one. */
const BUILT_IN: readonly string[] = ['interface-messages']
const sources = collections.filter(({ slug }) => !BUILT_IN.includes(slug)).map(localizedSource)

export const LANGUAGES = LOCALES.filter(locale => locale !== 'en')

/** The published texts that are there in English alone. */
export const textsToTranslate = (): Promise<Gap[]> => untranslated(sources, LANGUAGES)
