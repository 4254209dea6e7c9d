import type { Written } from '@/site/alternates'
import { type PageRef, page } from '@/site/page'
import { type Site, treeOf } from '@/site/sites'
import { languagesOfPage } from '../addresses/published-locales'
import { orEmpty } from '../content/unreadable'

/** With what the other languages link to instead. */
export async function writtenLanguages(shown: PageRef, site: Site): Promise<Written> {
  return {
    locales: await orEmpty('languages of a post', languagesOfPage(shown)),
    instead: insteadOf(shown, site),
  }
}

function insteadOf(shown: PageRef, site: Site): PageRef {
  if (shown.family === 'movie-downloader') return page('movie-downloader')
  if (shown.family !== 'article') return shown
  return page(treeOf(site) === 'review' ? 'review-home' : 'blog-center')
}
