import type { NextOffers } from '@/server/next-offers'
import type { Reason } from '@/server/price-reasons'
import type { Namer } from '@/server/shelf'
import { type Translator, translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { PricedPlan } from '../campaign/priced-plan'
import { UpgradeCard } from '../campaign/upgrade-list'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Part } from './account-frame'

type Props = { visit: Visit; next: NextOffers; nameOf: Namer; reasonOf: Reason }

const SHOWN = 2

/** What the customer may get next, and why at that price. */
export function NextOffersPart({ visit, next, ...words }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <Part title={t('next.title')} lead={leadOf(next, t)}>
      {next.kind === 'upgrades' && (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {next.upgrades.slice(0, SHOWN).map(upgrade => (
              <li key={`${upgrade.os} ${upgrade.route} ${upgrade.option.plan}`}>
                <UpgradeCard upgrade={upgrade} visit={visit} {...words} />
              </li>
            ))}
          </ul>
          <p>
            <a href={upgradesPath(visit)} className="font-semibold text-accent underline underline-offset-4">
              {t('next.all')}
            </a>
          </p>
        </>
      )}
      {(next.kind === 'first' || next.kind === 'timed') && (
        <Recommended visit={visit} next={next} {...words} />
      )}
    </Part>
  )
}

function leadOf({ kind }: NextOffers, t: Translator<'myAccount'>): string {
  return t(kind === 'upgrades' ? 'next.owner' : `next.${kind}`)
}

const upgradesPath = ({ site, locale }: Visit) =>
  pathOf(page('personal-campaign', 'upgrade_campaign'), site, locale)

type Single = Omit<Props, 'next'> & { next: Extract<NextOffers, { route: string }> }

function Recommended({ visit, next: { route, os, option }, nameOf, reasonOf }: Single) {
  const { locale } = visit
  const product = nameOf(route)
  const query = new URLSearchParams({ route, plan: option.plan, os })
  return (
    <Card className="grid max-w-text gap-4">
      <div>
        <h3 className="text-xl">{product}</h3>
        <p className="text-muted">{translator(locale, 'common')(`os.${os}`)}</p>
      </div>
      <PricedPlan option={option} locale={locale} reasonOf={reasonOf} />
      <ButtonLink kind="secondary" href={`/checkout?${query}`} className="justify-self-start">
        {translator(locale, 'myAccount')('next.see', { product })}
      </ButtonLink>
    </Card>
  )
}
