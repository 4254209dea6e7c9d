import type { ReactNode } from 'react'
import type { ProviderName } from '@/pricing'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { Icon } from '../ui/icon'

/** What each payer really takes; PayPal is one by name, not by mark. */
const MEANS: Record<ProviderName, readonly ('card' | 'paypal' | 'test')[]> = {
  stripe: ['card'],
  paddle: ['card', 'paypal'],
  sandbox: ['test'],
}

type Props = { visit: Pick<Visit, 'site' | 'locale'>; payer: ProviderName }

/** No more than the purchase policy promises, which the first of them leads to. */
export function BuyPromises({ visit: { site, locale }, payer }: Props) {
  const t = translator(locale, 'product')
  return (
    <div className="grid gap-3 text-sm">
      <ul className="grid gap-1.5">
        <Promised>
          <a
            href={pathOf(page('legal', 'purchase_policy'), site, locale)}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {t('card.refund')}
          </a>
        </Promised>
        <Promised>{t('card.key')}</Promised>
      </ul>
      <ul aria-label={t('card.payment')} className="flex flex-wrap gap-2">
        {MEANS[payer].map(means => (
          <li
            key={means}
            className="inline-flex items-center gap-2 rounded-control border border-line px-2 py-1 text-muted"
          >
            {means === 'card' && <Icon name="card" />}
            {t(`card.means.${means}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const Promised = ({ children }: { children: ReactNode }) => (
  <li className="grid grid-cols-[auto_1fr] gap-2">
    <Icon name="check" className="text-positive" />
    <span>{children}</span>
  </li>
)
