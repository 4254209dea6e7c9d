import type { Endpoint } from '../endpoint'
import { articleComments, commentOnArticle } from './comments'
import { downloadInstaller } from './download-link'
import { searchSuggestions } from './search'

/** Every call below the service base (API, service); how to add one, `order/index.ts` says. */
export const SERVICE_CALLS: readonly Endpoint[] = [
  downloadInstaller,
  searchSuggestions,
  articleComments,
  commentOnArticle,
]
