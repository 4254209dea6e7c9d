import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ArticleCards } from '@/components/content/article-cards'
import { CategoryMemory } from '@/components/content/category-memory'
import { JsonLd } from '@/components/layout/json-ld'
import { ReviewListTemplate } from '@/components/templates/review-list'
import { ForeignPart } from '@/components/ui/foreign-part'
import { Section } from '@/components/ui/section'
import { siteContextOf } from '@/server/addresses/site-context'
import { articleCards } from '@/server/content/articles'
import { categoryTree, uidsOf, wayTo } from '@/server/content/categories'
import { reviewCards } from '@/server/content/reviews'
import { orEmpty, readPost } from '@/server/content/unreadable'
import { siteOrigins } from '@/server/http/origins'
import { visitOfPage } from '@/server/request/visit'
import { categoryJsonLd } from '@/server/seo/json-ld/things'
import { translator } from '@/site/messages'
import { siteSpeaking } from '@/site/sites'
import { byId, postPage } from '../../post-page'

const shown = cache(async (site: string, locale: string, uid: string) => {
  const visit = await visitOfPage({ site, locale })
  const way = wayTo(await readPost('the categories', categoryTree(visit)), decodeURIComponent(uid))
  return { visit, way, category: way.at(-1) ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

function head({ visit, category }: Shown): Metadata {
  const t = translator(visit.locale, 'review')
  const title = t('inCategory', { category: category.title })
  return { title, description: `${title}. ${t('homeLead')}` }
}

async function body({ visit, way, category }: Shown) {
  const t = translator(visit.locale, 'review')
  const { title, lang } = category
  const named = (key: 'inCategory' | 'articlesIn') => (
    <ForeignPart text={t(key, { category: title })} part={title} lang={lang} />
  )
  const uids = uidsOf(category)
  const [reviews, articles] = await Promise.all([
    orEmpty('reviews', reviewCards(visit, { 'category.uid': { in: uids } })),
    orEmpty('articles', articleCards(visit, { categories: uids })),
  ])
  const inShop = { ...visit, site: siteSpeaking('com', visit.locale) }
  return (
    <ReviewListTemplate title={named('inCategory')} reviews={reviews} visit={visit}>
      <CategoryMemory uid={category.uid} />
      <JsonLd things={categoryJsonLd(way, siteContextOf(visit))} />
      {articles.length > 0 && (
        <Section title={named('articlesIn')}>
          <ArticleCards articles={articles} visit={inShop} origin={siteOrigins()[inShop.site]} />
        </Section>
      )}
    </ReviewListTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy: byId(shown), head, body })

export { generateMetadata }
export default Page
