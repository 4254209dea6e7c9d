import type { Metadata } from 'next'
import { ReviewListTemplate } from '@/components/templates/review-list'
import { reviewCards } from '@/server/content/reviews'
import { orEmpty } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const t = translator(locale, 'review')
  const description = `${t('all')}. ${t('homeLead')}`
  return { title: translator(locale, 'titles')('reviews'), description }
}

export default async function Reviews({ params }: Props) {
  const visit = await visitOfPage(await params)
  const t = translator(visit.locale, 'review')
  return (
    <ReviewListTemplate
      title={t('all')}
      reviews={await orEmpty('reviews', reviewCards(visit))}
      visit={visit}
    />
  )
}
