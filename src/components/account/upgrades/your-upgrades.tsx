import { translator } from '@/site/messages'
import { SuiteTable } from '../../home/suite-table'
import { NextStep } from '../../ui/next-step'
import { AccountFrame, Part } from '../frame/account-frame'
import { LifetimeOffers } from './lifetime-offers'
import { NothingCounted } from './nothing-counted'
import { OwnedList } from './owned-list'
import { UpgradeOffer } from './upgrade-offer'
import type { UpgradesProps } from './upgrades-props'

/** What is owned, what it takes off each larger offer, and the prices that the checkout asks. */
export function YourUpgradesPage(props: UpgradesProps) {
  const { visit, shown, suites } = props
  const { owned, upgrades, lifetime } = shown
  const t = translator(visit.locale, 'myAccount')
  const isNothing = upgrades.length === 0 && lifetime.length === 0
  const isComplete = isNothing && owned.some(({ licence }) => licence.expires === null)
  return (
    <AccountFrame visit={visit} section="upgrades" lead={t('upgrades.lead')}>
      {owned.length > 0 && <OwnedList {...props} />}
      {isNothing && !isComplete && <NothingCounted visit={visit} />}
      {isComplete && <NextStep visit={visit} text={t('upgrades.complete')} to="download" />}
      {upgrades.length > 0 && (
        <Part title={t('upgrades.offers')}>
          <ul className="grid gap-6 xl:grid-cols-2">
            {upgrades.map(upgrade => (
              <li key={`${upgrade.os} ${upgrade.route} ${upgrade.option.plan}`}>
                <UpgradeOffer {...props} upgrade={upgrade} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {lifetime.length > 0 && <LifetimeOffers {...props} />}
      {isNothing && !isComplete && (
        <Part title={t('upgrades.suites')}>
          <SuiteTable suites={suites} locale={visit.locale} />
        </Part>
      )}
    </AccountFrame>
  )
}
