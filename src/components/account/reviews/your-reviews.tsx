import type { ComponentProps } from 'react'
import type { OwnReviews } from '@/server/customer-reviews/own'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../../ui/notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { ReviewForm } from './review-form'
import { ToRate } from './to-rate'
import { WrittenReview } from './written-review'

/** What the address says: the product that is to be rated, or what just happened. */
export type Asked = { product?: string; sent?: string; isRemoved: boolean }

type Props = {
  visit: Visit
  own: OwnReviews
  asked: Asked
  nameOf: (route: string) => string
  send: ComponentProps<typeof ReviewForm>['send']
  remove: ComponentProps<typeof WrittenReview>['remove']
}

/** What a customer wrote of what they bought, and what they may still rate. */
export function YourReviews({ visit, own, asked, nameOf, send, remove }: Props) {
  const { written, rateable } = own
  const t = translator(visit.locale, 'customerReviews')
  const chosen = rateable.find(({ route }) => route === asked.product)
  const of = (route: string) => written.find(each => each.route === route)
  const open = rateable.filter(({ route }) => !of(route) && route !== chosen?.route)
  const shown = written.filter(({ route }) => route !== chosen?.route)
  return (
    <AccountFrame
      visit={visit}
      section="reviews"
      lead={t('own.lead')}
      news={<News {...{ visit, own, asked, nameOf }} />}
    >
      {chosen && (
        <ReviewForm
          key={chosen.route}
          {...{ visit, send }}
          route={chosen.route}
          product={nameOf(chosen.route)}
          written={of(chosen.route)}
        />
      )}
      {shown.length > 0 && (
        <Part title={t('own.written')}>
          <ul className="grid gap-6">
            {shown.map(review => (
              <li key={review.route}>
                <WrittenReview
                  {...{ visit, review, remove }}
                  product={nameOf(review.route)}
                  isRateable={rateable.some(({ route }) => route === review.route)}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <ToRate visit={visit} rateable={open} nameOf={nameOf} />
      {written.length === 0 && rateable.length === 0 && (
        <NothingOwned visit={visit} title={t('own.noneTitle')} text={t('own.none')} />
      )}
    </AccountFrame>
  )
}

function News({ visit, own, asked, nameOf }: Pick<Props, 'visit' | 'own' | 'asked' | 'nameOf'>) {
  const t = translator(visit.locale, 'customerReviews')
  const { product, sent, isRemoved } = asked
  const written = own.written.find(({ route }) => route === sent)
  if (written?.state === 'waiting')
    return <Notice tone="positive">{t('own.sent', { product: nameOf(written.route) })}</Notice>
  if (written) return <Notice>{t('own.unchanged', { product: nameOf(written.route) })}</Notice>
  if (isRemoved) return <Notice tone="positive">{t('own.removed')}</Notice>
  if (product !== undefined && own.rateable.every(({ route }) => route !== product))
    return (
      <Notice tone="warning" title={t('own.notYoursTitle')}>
        <p>{t('own.notYours')}</p>
      </Notice>
    )
  return null
}
