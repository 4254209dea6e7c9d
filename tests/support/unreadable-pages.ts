import type { Locale } from '@/site/locale'
import { type PageRef, page } from '@/site/page'
import { pathOf } from '@/site/path'
import { DEFAULT_HOSTS, localesOf, SITES, type Site, treeOf } from '@/site/sites'

/** A page in one language, as it is asked for. */
export type Shown = { site: Site; host: string; path: string; locale: Locale }
type ByTree = Record<'shop' | 'review', PageRef[]>

const AUTHORS = [page('authors'), page('author', 'video-desk')]

const listed: ByTree = {
  shop: [
    page('blog-center'),
    page('guides'),
    page('posts'),
    page('download'),
    page('products'),
    page('product', 'netflix_downloader'),
    page('guide', 'netflix_downloader'),
    page('changelog', 'video_downloader_windows'),
    page('movie-downloader'),
    page('home'),
    ...AUTHORS,
  ],
  review: [page('review-home'), page('reviews'), ...AUTHORS],
}

const posted: ByTree = {
  shop: [page('article', '101'), page('movie-downloader', '116')],
  review: [page('article', '101'), page('review', '201'), page('category', 'video'), page('best', 'suites')],
}

/** Pages that list articles, reviews or releases, or stand beside them, on every site in every language. */
export const LISTS = (): Shown[] => everywhere(listed)

/** Pages that are about one article, review, list or category. */
export const POSTS = (): Shown[] => everywhere(posted)

const everywhere = (pages: ByTree): Shown[] =>
  SITES.flatMap(site =>
    pages[treeOf(site)].flatMap(shown =>
      localesOf(site).map(locale => {
        const path = pathOf(shown, site, locale)
        return { site, host: DEFAULT_HOSTS[site], path, locale }
      }),
    ),
  )
