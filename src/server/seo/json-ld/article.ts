import type { Article as ArticleThing } from 'schema-dts'
import { HTML_LANG } from '@/site/locale'
import { page } from '@/site/page'
import { pictureAt, type SiteContext, urlAt } from '../../addresses/site-context'
import type { Article } from '../../content/article-of'
import { organization } from './publisher'

/**
 * Never changed before it was published; without a cover it has the picture that is drawn for it. The author is told as an
 * organization.
 */
export function articleThing(article: Article, place: SiteContext): ArticleThing {
  const { number, title, summary, published, changed, author, cover } = article
  const address = page('article', String(number))
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    datePublished: new Date(published).toISOString(),
    dateModified: new Date(Math.max(changed, published)).toISOString(),
    author: { '@type': 'Organization', name: author.name, url: urlAt(place, page('author', author.key)) },
    publisher: organization(place),
    inLanguage: HTML_LANG[place.locale],
    image: cover ? new URL(cover.url, place.origins[place.site]).href : pictureAt(place, address),
    mainEntityOfPage: urlAt(place, address),
  }
}
