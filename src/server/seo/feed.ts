import { Feed } from 'feed'
import { BRAND } from '@/site/brand'
import { HTML_LANG } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { treeOf } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { homeOf, type SiteContext, siteContextOf, urlAt } from '../addresses/site-context'
import { articleCards } from '../content/articles'
import { reviewCards } from '../content/reviews'
import { orEmpty } from '../content/unreadable'

const NEWEST = 20

type Entry = { url: string; title: string; summary: string; published: number }

/** The newest articles of the shop, or reviews of a review site, as RSS 2.0 (PAGES). */
export async function feed(visit: Visit): Promise<string> {
  const context = siteContextOf(visit)
  const entries =
    treeOf(visit.site) === 'review' ? await reviews(visit, context) : await articles(visit, context)
  const channel = channelOf(context, entries[0]?.published ?? visit.at)
  for (const { url, title, summary, published } of entries)
    channel.addItem({ id: url, link: url, title, description: summary, date: new Date(published) })
  return channel.rss2()
}

function channelOf(context: SiteContext, updated: number): Feed {
  const { title, description } = wordsOf(context)
  return new Feed({
    title: `${BRAND} · ${title}`,
    description,
    id: urlAt(context, homeOf(context)),
    link: urlAt(context, homeOf(context)),
    language: HTML_LANG[context.locale],
    feed: urlAt(context, page('feed')),
    updated: new Date(updated),
    generator: BRAND,
    copyright: BRAND,
  })
}

function wordsOf({ site, locale }: SiteContext): { title: string; description: string } {
  const [content, review] = [translator(locale, 'content'), translator(locale, 'review')]
  return treeOf(site) === 'review'
    ? { title: review('latest'), description: review('homeLead') }
    : { title: content('blog'), description: content('blogLead') }
}

async function articles(visit: Visit, context: SiteContext): Promise<Entry[]> {
  const newest = (await orEmpty('articles', articleCards(visit))).slice(0, NEWEST)
  return newest.map(card => ({ ...card, url: urlAt(context, page('article', String(card.number))) }))
}

async function reviews(visit: Visit, context: SiteContext): Promise<Entry[]> {
  const newest = (await orEmpty('reviews', reviewCards(visit))).slice(0, NEWEST)
  return newest.map(card => ({
    ...card,
    url: urlAt(context, page('review', String(card.number))),
  }))
}
