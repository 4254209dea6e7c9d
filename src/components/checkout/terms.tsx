import type { ReactNode } from 'react'
import type { ProviderName } from '@/pricing'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Icon } from '../ui/icon'

/** What paying accepts, above the button. */
export function Terms({ visit: { site, locale } }: { visit: Visit }) {
  const link = (route: string, text: ReactNode) => (
    <a href={pathOf(page('legal', route), site, locale)} className="text-accent underline underline-offset-4">
      {text}
    </a>
  )
  return (
    <p className="text-sm text-muted">
      {translator(locale, 'checkout').rich('review.terms', {
        terms: text => link('terms_of_use', text),
        purchase: text => link('purchase_policy', text),
      })}
    </p>
  )
}

/** Whose page comes next, below the button. */
export function PayersPage({ payer, locale }: { payer: ProviderName; locale: Locale }) {
  const t = translator(locale, 'checkout')
  return (
    <p className="flex items-start gap-2 text-sm text-muted">
      <Icon name="lock" className="mt-0.5" />
      <span>
        <span className="block text-text">{t(`review.payers.${payer}`)}</span>
        {t('review.leave')}
      </span>
    </p>
  )
}
