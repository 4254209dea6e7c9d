import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Part } from '../frame/account-frame'

const COUNTS = ['single', 'suite', 'subscription'] as const

/** What would lower a price, for who owns nothing that does. */
export function NothingCounted({ visit: { locale } }: { visit: Pick<Visit, 'locale'> }) {
  const t = translator(locale, 'myAccount')
  return (
    <Part title={t('upgrades.nothing.title')} lead={t('upgrades.nothing.text')}>
      <ul className="grid max-w-text list-disc gap-2 ps-6">
        {COUNTS.map(each => (
          <li key={each}>{t(`upgrades.nothing.${each}`)}</li>
        ))}
      </ul>
    </Part>
  )
}
