import { collections } from '@/collections'
import { type Gap, untranslated } from '@/server/content/untranslated'
import { LOCALES } from '@/site/locale'
import { localizedSource } from './sources'

/** Without an edited text these show the built-in one of each language, not the English one. */
const BUILT_IN: readonly string[] = ['interface-messages']
/** Who translates may not read these: they are support's own. */
const UNREAD: readonly string[] = ['saved-replies']
const sources = collections
  .filter(({ slug }) => !BUILT_IN.includes(slug) && !UNREAD.includes(slug))
  .map(localizedSource)

export const LANGUAGES = LOCALES.filter(locale => locale !== 'en')

/** The published texts that are there in English alone. */
export const textsToTranslate = (): Promise<Gap[]> => untranslated(sources, LANGUAGES)
