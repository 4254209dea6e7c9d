import type { ReactNode } from 'react'
import type { ReviewCard } from '@/server/content/reviews'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ReviewCards } from '../content/review-cards'
import { MakersNote } from '../review/makers-note'
import { Nothing } from '../ui/nothing'
import { Page, PageTitle } from '../ui/page'

type Props = { title: ReactNode; reviews: readonly ReviewCard[]; visit: Visit; children?: ReactNode }

export function ReviewListTemplate({ title, reviews, visit, children }: Props) {
  return (
    <Page>
      <PageTitle title={title} />
      <div className="mb-8">
        <MakersNote locale={visit.locale} />
      </div>
      {reviews.length > 0 ? (
        <ReviewCards reviews={reviews} visit={visit} heading="h2" />
      ) : (
        <Nothing title={translator(visit.locale, 'review')('empty')} />
      )}
      {children}
    </Page>
  )
}
