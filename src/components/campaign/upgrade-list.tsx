import type { ReactNode } from 'react'
import type { Upgrade, Upgrades } from '@/server/campaigns/upgrades'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import { translator } from '@/site/messages'
import { partsText } from '@/site/names-text'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { Badge } from '../ui/badge'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { NextStep } from '../ui/next-step'
import { Section } from '../ui/section'
import { WholeWords } from '../ui/whole-words'
import { PricedPlan } from './priced-plan'
import { SignIn } from './sign-in'

type Props = {
  visit: Pick<Visit, 'site' | 'locale' | 'askedOs'>
  /** Undefined for a guest. */
  upgrades: Upgrades | undefined
  nameOf: Namer
  reasonOf: Reason
  id: string
}

export function UpgradeList({ visit, upgrades, nameOf, reasonOf, id }: Props) {
  const t = translator(visit.locale, 'campaign')
  return (
    <Section title={t('upgrade.title')} id={id}>
      <Content visit={visit} upgrades={upgrades} nameOf={nameOf} reasonOf={reasonOf} />
    </Section>
  )
}

function Content({ visit, upgrades, ...words }: Omit<Props, 'id'>) {
  const t = translator(visit.locale, 'campaign')
  switch (upgrades?.kind) {
    case undefined:
      return <SignIn visit={visit} campaign="upgrade_campaign" text={t('upgrade.guest')} />
    case 'nothing_owned':
      return <NextStep visit={visit} text={t('upgrade.nothingOwned')} to="products" />
    case 'complete':
      return <NextStep visit={visit} text={t('upgrade.complete')} to="download" />
    case 'offers':
      return (
        <>
          <p className="-mt-4 mb-8 max-w-text text-muted">{t('upgrade.lead')}</p>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {upgrades.upgrades.map(upgrade => (
              <li key={`${upgrade.os} ${upgrade.route}`}>
                <UpgradeCard upgrade={upgrade} visit={visit} {...words} />
              </li>
            ))}
          </ul>
          <ButtonLink
            kind="quiet"
            href={pathInLanguage(page('my-account', 'upgrades'), visit.site, visit.locale)}
            className="mt-6"
          >
            {translator(visit.locale, 'myAccount')('next.all')}
          </ButtonLink>
        </>
      )
  }
}

type CardProps = Omit<Props, 'upgrades' | 'id'> & {
  upgrade: Upgrade
  more?: ReactNode
}

export function UpgradeCard({ upgrade, visit: { site, locale }, nameOf, reasonOf, more }: CardProps) {
  const { route, os, option, isRecommended } = upgrade
  const [t, common] = [translator(locale, 'campaign'), translator(locale, 'common')]
  const query = new URLSearchParams({ route, plan: option.plan, os })
  const plan = translator(locale, 'plans')(`name.${option.plan}`)
  const of = partsText([nameOf(route), common(`os.${os}`), plan], locale)
  return (
    <Card className="flex h-full flex-col gap-4">
      <div className="grid flex-1 content-start justify-items-start gap-1">
        <h3 className="text-xl">
          <WholeWords>{nameOf(route)}</WholeWords>
        </h3>
        <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-muted">
          {common(`os.${os}`)}
          {isRecommended && <Badge>{translator(locale, 'plans')('recommended')}</Badge>}
        </p>
      </div>
      <PricedPlan option={option} locale={locale} reasonOf={reasonOf} />
      <ButtonLink
        href={`${pathInLanguage(page('checkout'), site, locale)}?${query}`}
        aria-label={common('named', { what: t('upgrade.choose'), of })}
      >
        {t('upgrade.choose')}
      </ButtonLink>
      {more}
    </Card>
  )
}
