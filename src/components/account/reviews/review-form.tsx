import type { ComponentProps } from 'react'
import type { OwnReview } from '@/server/customer-reviews/own'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { SupportForm } from '../../support/support-form'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { sectionPath } from '../frame/paths'
import { reviewFields } from './fields'

type Props = {
  visit: Visit
  route: string
  product: string
  /** What was written before. */
  written: OwnReview | undefined
  send: ComponentProps<typeof SupportForm>['action']
}

export function ReviewForm({ visit, route, product, written, send }: Props) {
  const { locale } = visit
  const t = translator(locale, 'customerReviews')
  return (
    <Card className="grid max-w-text gap-6">
      <div className="grid gap-2">
        <h2 className="text-2xl">{t(written ? 'own.changeOf' : 'own.rate', { product })}</h2>
        {written && <p className="text-muted">{t('own.again')}</p>}
      </div>
      <SupportForm
        action={send}
        here={sectionPath('reviews', visit, { product: route })}
        fields={reviewFields(locale)}
        values={valuesOf(written, locale)}
        hidden={{ product: route }}
        submit={t('own.send')}
        working={translator(locale, 'account')('working')}
        tooMany={translator(locale, 'errors')('too_many_tries')}
      />
      <ButtonLink kind="quiet" href={sectionPath('reviews', visit)} className="justify-self-start">
        {translator(locale, 'common')('actions.cancel')}
      </ButtonLink>
    </Card>
  )
}

const valuesOf = (written: OwnReview | undefined, locale: Visit['locale']): Record<string, string> =>
  written
    ? {
        stars: String(written.stars),
        title: written.title,
        text: written.text,
        language: written.locale,
        name: written.name,
      }
    : { language: locale }
