import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { ReviewHomeTemplate } from '@/components/templates/review-home'
import { siteContextOf } from '@/server/addresses/site-context'
import { productCardsOf } from '@/server/catalogue/product-cards'
import { bestLists } from '@/server/content/best-lists'
import { categoryTree } from '@/server/content/categories'
import { reviewCards } from '@/server/content/reviews'
import { orEmpty } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { homeJsonLd } from '@/server/seo/json-ld/things'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = translator((await visitOfPage(await params)).locale, 'review')
  return { title: t('home'), description: t('homeLead') }
}

export default async function ReviewHome({ params }: Props) {
  const visit = await visitOfPage(await params)
  const [reviews, lists, categories] = await Promise.all([
    orEmpty('reviews', reviewCards(visit)),
    orEmpty('best-of lists', bestLists(visit)),
    orEmpty('categories', categoryTree(visit)),
  ])
  const products = await orEmpty(
    'prices of what is reviewed',
    productCardsOf(
      visit,
      reviews.map(({ route }) => route),
    ),
  )
  return (
    <>
      <JsonLd things={homeJsonLd(siteContextOf(visit))} />
      <ReviewHomeTemplate
        products={products}
        reviews={reviews}
        lists={lists}
        categories={categories}
        visit={visit}
      />
    </>
  )
}
