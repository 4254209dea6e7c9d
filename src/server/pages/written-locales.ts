import type { Written } from '@/site/alternates'
import { type PageRef, page } from '@/site/page'
import { type Site, treeOf } from '@/site/sites'
import { languagesOfPage } from '../addresses/published-locales'
import { homeOf } from '../addresses/site-context'
import { orEmpty } from '../content/unreadable'
import { isStatutory } from '../sellers/statutory-pages'

/** With what the other languages link to instead. */
export async function writtenLanguages(shown: PageRef, site: Site): Promise<Written> {
  return {
    locales: await orEmpty('languages of a post', languagesOfPage(shown)),
    instead: insteadOf(shown, site),
  }
}

function insteadOf(shown: PageRef, site: Site): PageRef {
  if (isStatutory(shown.family)) return homeOf({ site })
  if (shown.family === 'movie-downloader') return page('movie-downloader')
  if (shown.family !== 'article') return shown
  return page(treeOf(site) === 'review' ? 'review-home' : 'blog-center')
}
