import type { Metadata } from 'next'
import { ReviewHomeTemplate } from '@/components/templates/review-home'
import { bestLists, categoryTree, reviewCards } from '@/server/content'
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
    reviewCards(visit),
    bestLists(visit),
    categoryTree(visit),
  ])
  return <ReviewHomeTemplate reviews={reviews} lists={lists} categories={categories} visit={visit} />
}
