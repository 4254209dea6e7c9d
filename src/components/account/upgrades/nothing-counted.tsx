import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Icon } from '../../ui/icon'
import { Part } from '../frame/account-frame'

const COUNTS = ['single', 'suite', 'subscription'] as const

/** What would lower a price, for who owns nothing that does. */
export function NothingCounted({ visit: { locale } }: { visit: Pick<Visit, 'locale'> }) {
  const t = translator(locale, 'myAccount')
  return (
    <Part title={t('upgrades.nothing.title')} lead={t('upgrades.nothing.text')}>
      <ul className="grid gap-3">
        {COUNTS.map(each => (
          <li key={each} className="grid grid-cols-[auto_1fr] gap-3">
            <Icon name="check" className="mt-0.5 text-accent" />
            {t(`upgrades.nothing.${each}`)}
          </li>
        ))}
      </ul>
    </Part>
  )
}
