import type { NextOffers } from '@/server/campaigns/next-offers'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import { type Translator, translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { PricedPlan } from '../../campaign/priced-plan'
import { UpgradeCard } from '../../campaign/upgrade-list'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Part } from '../frame/account-frame'
import { checkoutPath, sectionPath } from '../frame/paths'
import { type Offered, OfferModal, offerId } from './offer-modal'

type Props = {
  visit: Visit
  next: NextOffers
  nameOf: Namer
  reasonOf: Reason
  nameOfPid: (pid: number) => string
}

const SHOWN = 2

export function NextOffersPart({ visit, next, nameOf, reasonOf, nameOfPid }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <Part title={t('next.title')} lead={leadOf(next, t)}>
      {next.kind === 'upgrades' && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {next.upgrades.slice(0, SHOWN).map(upgrade => (
              <li key={`${upgrade.os} ${upgrade.route} ${upgrade.option.plan}`}>
                <UpgradeCard
                  {...{ upgrade, visit, nameOf, reasonOf }}
                  more={<Details visit={visit} offered={upgrade} product={nameOf(upgrade.route)} />}
                />
                <OfferModal
                  {...{ visit, reasonOf }}
                  nameOf={nameOfPid}
                  offered={upgrade}
                  product={nameOf(upgrade.route)}
                />
              </li>
            ))}
          </ul>
          <p>
            <a
              href={sectionPath('upgrades', visit)}
              className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
            >
              {t('next.all')}
            </a>
          </p>
        </>
      )}
      {(next.kind === 'first' || next.kind === 'timed') && (
        <Recommended {...{ visit, next, nameOf, reasonOf, nameOfPid }} />
      )}
    </Part>
  )
}

function leadOf({ kind }: NextOffers, t: Translator<'myAccount'>): string {
  return t(kind === 'upgrades' ? 'next.owner' : `next.${kind}`)
}

type Single = Omit<Props, 'next'> & { next: Extract<NextOffers, { route: string }> }

function Recommended({ visit, next, nameOf, reasonOf, nameOfPid }: Single) {
  const { locale } = visit
  const { route, os, option } = next
  const product = nameOf(route)
  const offered = { ...next, counted: 0, countedPids: [] }
  return (
    <Card className="grid max-w-text gap-4">
      <div>
        <h3 className="text-xl">{product}</h3>
        <p className="text-muted">{translator(locale, 'common')(`os.${os}`)}</p>
      </div>
      <PricedPlan option={option} locale={locale} reasonOf={reasonOf} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={checkoutPath({ route, plan: option.plan, os }, visit)}>
          {translator(locale, 'myAccount')('next.see', { product })}
        </ButtonLink>
        <Details visit={visit} offered={offered} product={product} />
      </div>
      <OfferModal {...{ visit, offered, product, reasonOf }} nameOf={nameOfPid} />
    </Card>
  )
}

type DetailsProps = { visit: Visit; offered: Offered; product: string }

function Details({ visit: { locale }, offered, product }: DetailsProps) {
  const t = translator(locale, 'myAccount')
  return (
    <ButtonLink
      kind="secondary"
      href={`#${offerId(offered)}`}
      aria-label={t('upgrade.detailsOf', { product })}
    >
      {t('upgrade.details')}
    </ButtonLink>
  )
}
