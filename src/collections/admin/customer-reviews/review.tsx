import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { ReviewToDecide as Review } from '@/server/customer-reviews/to-decide'
import { REFUSAL_REASONS } from '@/site/customer-review'
import { HTML_LANG } from '@/site/locale'
import { Moment } from '../support/moment'
import { deskPath } from '../support/path'
import { label, languageText, t } from '../words/of-request'
import { REASONS } from './words'

type Props = {
  review: Review
  product: string
  admin: string
  api: string
  may: { decide: boolean; knowWriter: boolean }
}

export function ReviewToDecide({ review, product, admin, api, may }: Props) {
  const { id, stars, title, text, locale, state, refusal, answer, decidedAt, decidedBy } = review
  return (
    <article className="reviews__one" aria-labelledby={`review-${id}`}>
      <h2 id={`review-${id}`}>
        {product} · {t('{stars} of 5 stars', { stars })}
      </h2>
      <div lang={HTML_LANG[locale]} className="reviews__words">
        {title && <strong>{title}</strong>}
        <p>{text}</p>
      </div>
      <p className="reviews__hint">
        {review.name || t('without a name')} · {languageText(locale)} · <Moment at={review.at} />
        {may.knowWriter && review.by && (
          <>
            {' · '}
            <a href={deskPath({ admin, name: { customer: review.by.customer } })}>{review.by.email}</a>
          </>
        )}
      </p>
      {state !== 'waiting' && decidedAt !== null && (
        <p className="reviews__hint">
          {refusal ? label(REASONS[refusal]) : t('Shown')} · {decidedBy} · <Moment at={decidedAt} />
        </p>
      )}
      {!may.decide && answer && <p className="reviews__answer">{answer}</p>}
      {may.decide && <Decisions {...{ review, api }} />}
    </article>
  )
}

function Decisions({ review, api }: Pick<Props, 'review' | 'api'>) {
  const { id, state, refusal, answer } = review
  return (
    <div className="reviews__forms">
      {state !== 'shown' && (
        <Form {...{ review, api }} action="show">
          <Button type="submit" size="medium" margin={false}>
            {t('Show it')}
          </Button>
        </Form>
      )}
      <Form {...{ review, api }} action="refuse">
        <label htmlFor={`reason-${id}`}>{t('Why it is not shown')}</label>
        <select id={`reason-${id}`} name="reason" required defaultValue={refusal ?? ''}>
          <option value="">{t('Choose one')}</option>
          {REFUSAL_REASONS.map(reason => (
            <option key={reason} value={reason}>
              {label(REASONS[reason])}
            </option>
          ))}
        </select>
        <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
          {t('Refuse it')}
        </Button>
      </Form>
      <details open={answer !== ''}>
        <summary>{t('Answer below the review')}</summary>
        <Form {...{ review, api }} action="answer">
          <label htmlFor={`answer-${id}`}>{t('Everybody reads it, in the language of the review')}</label>
          <textarea id={`answer-${id}`} name="answer" rows={4} maxLength={2_000} defaultValue={answer} />
          <Button type="submit" buttonStyle="secondary" size="medium" margin={false}>
            {t('Save the answer')}
          </Button>
        </Form>
      </details>
    </div>
  )
}

type FormProps = Pick<Props, 'review' | 'api'> & { action: 'show' | 'refuse' | 'answer'; children: ReactNode }

const Form = ({ review: { id, at, state }, api, action, children }: FormProps) => (
  <form method="post" action={`${api}/customer-review-actions/${action}`}>
    <input type="hidden" name="id" value={id} />
    <input type="hidden" name="seen" value={at} />
    <input type="hidden" name="state" value={state} />
    {children}
  </form>
)
