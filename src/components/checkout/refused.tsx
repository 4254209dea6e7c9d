import type { CheckoutView } from '@/server/checkout/view'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { linkTo } from '../account/frame/paths'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { CheckoutFrame } from './checkout-frame'

type Props = { visit: Visit; why: Extract<CheckoutView, { kind: 'refused' }>['why']; next: string }

export function Refused({ visit, why, next }: Props) {
  const { site, locale } = visit
  const t = translator(locale, 'checkout')
  const isForOwners = why === 'not_eligible' && !visit.loggedIn
  return (
    <CheckoutFrame visit={visit} step="order">
      <Notice tone="warning" title={t('refused.title')}>
        {translator(locale, 'errors')(why)}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-4">
        {isForOwners && (
          <ButtonLink href={linkTo('login', visit, { next })}>{t('refused.signIn')}</ButtonLink>
        )}
        <ButtonLink
          kind={isForOwners ? 'secondary' : 'primary'}
          href={pathOf(page('product', 'all_in_one_video_suite'), site, locale)}
        >
          {translator(locale, 'common')('nav.suites')}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pathOf(page('products'), site, locale)}>
          {t('refused.products')}
        </ButtonLink>
      </div>
    </CheckoutFrame>
  )
}
