import { collections } from '@/collections'
import { localizedSource } from './sources'

/** Without an edited text these show the built-in one of each language, not the English one. */
const BUILT_IN: readonly string[] = ['interface-messages']
/** Who translates may not read these: they are support's own. */
const UNREAD: readonly string[] = ['saved-replies']

/** What is translated, kind by kind. */
export const TRANSLATED = collections
  .filter(({ slug }) => !BUILT_IN.includes(slug) && !UNREAD.includes(slug))
  .map(localizedSource)
  .filter(({ parts }) => parts.length > 0)
