import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { ReviewHomeTemplate } from '@/components/templates/review-home'
import { bestLists, categoryTree, reviewCards } from '@/server/content'
import { sitePlace } from '@/server/site-place'
import { homeThings } from '@/server/structured-data'
import { orEmpty } from '@/server/unreadable'
import { type PageParams, visitOfPage } from '@/server/visit'
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
  return (
    <>
      <JsonLd things={homeThings(sitePlace(visit))} />
      <ReviewHomeTemplate reviews={reviews} lists={lists} categories={categories} visit={visit} />
    </>
  )
}
