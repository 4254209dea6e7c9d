import type { OwnReview } from '@/server/customer-reviews/own'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { sentenceGap } from '@/site/sentence-gap'
import type { Visit } from '@/site/visit'
import { CUSTOMER_REVIEWS } from '../../product/reviews/texts'
import { Badge } from '../../ui/badge'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { DottedFacts } from '../../ui/dotted-facts'
import { Day } from '../../ui/facts'
import type { Tone } from '../../ui/notice'
import { Stars } from '../../ui/stars'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { sectionPath } from '../frame/paths'

const TONES: Record<OwnReview['state'], Tone> = { waiting: 'info', shown: 'positive', refused: 'warning' }

type Props = {
  visit: Visit
  review: OwnReview
  product: string
  /** Whether it can still be changed: what was paid back cannot. */
  isRateable: boolean
  remove: PlainAction
}

export function WrittenReview(props: Props) {
  const { visit, review, product } = props
  const { site, locale } = visit
  const t = translator(locale, 'customerReviews')
  const lang = foreignLang(review.locale, locale)
  return (
    <Card className="grid gap-4" data-review={review.route}>
      <CardHead badge={<Badge tone={TONES[review.state]}>{t(`own.states.${review.state}`)}</Badge>}>
        <h3 className="text-xl">{product}</h3>
      </CardHead>
      <div className="grid max-w-text gap-2">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <Stars value={review.stars} label={t('starsOf', { count: review.stars })} />
          <DottedFacts
            facts={[review.name || t('nameless'), <Day key="day" at={review.at} locale={locale} />]}
          />
        </p>
        {review.title && (
          <p lang={lang} className="font-semibold wrap-anywhere">
            {review.title}
          </p>
        )}
        <p lang={lang} className="wrap-anywhere whitespace-pre-line">
          {review.text}
        </p>
      </div>
      {review.refusal && (
        <p className="max-w-text border-s-4 border-warning ps-4">
          {t(`own.reasons.${review.refusal}`)}
          {sentenceGap(locale)}
          {t('own.refusedNext')}
        </p>
      )}
      {review.answer && (
        <div className="grid max-w-text gap-1 border-s-4 border-accent ps-4">
          <p className="text-sm font-semibold">{t('answer')}</p>
          <p lang={lang} className="wrap-anywhere whitespace-pre-line">
            {review.answer}
          </p>
        </div>
      )}
      {review.state === 'shown' && (
        <ButtonLink
          kind="quiet"
          className="justify-self-start"
          href={`${pathInLanguage(page('product', review.route), site, locale)}#${CUSTOMER_REVIEWS}`}
        >
          {t('own.onPage')}
        </ButtonLink>
      )}
      <Actions {...props} />
    </Card>
  )
}

function Actions({ visit, review: { route }, product, isRateable, remove }: Props) {
  const t = translator(visit.locale, 'customerReviews')
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 border-t border-line pt-4">
      {isRateable && (
        <ButtonLink
          kind="secondary"
          href={sectionPath('reviews', visit, { product: route })}
          aria-label={t('own.changeOf', { product })}
        >
          {t('own.change')}
        </ButtonLink>
      )}
      <details className="min-w-0">
        <summary className="flex min-h-11 list-none items-center font-semibold text-danger">
          <span aria-hidden="true">{t('own.remove')}</span>
          <span className="sr-only">{t('own.removeOf', { product })}</span>
        </summary>
        <ActionForm
          action={remove}
          here={sectionPath('reviews', visit)}
          hidden={{ product: route }}
          className="grid justify-items-start gap-3 pt-2"
        >
          <p className="text-muted">{t('own.removeHint')}</p>
          <Button kind="danger">{t('own.remove')}</Button>
        </ActionForm>
      </details>
    </div>
  )
}
