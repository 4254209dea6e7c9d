import { collections } from '@/collections'
import { localizedSource } from './sources'

/** Without an edited text these show the built-in one of each language, not the English one. */
const BUILT_IN: readonly string[] = ['interface-messages']

/** What is translated, kind by kind. */
export const TRANSLATED = collections
  .filter(({ slug }) => !BUILT_IN.includes(slug))
  .map(localizedSource)
  .filter(({ parts }) => parts.length > 0)
