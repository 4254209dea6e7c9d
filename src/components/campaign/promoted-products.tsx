import type { CampaignView } from '@/server/campaigns/board'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Namer } from '@/server/catalogue/product-cards'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Section } from '../ui/section'
import { PricedPlan } from './priced-plan'

type Props = {
  promoted: CampaignView['promoted']
  visit: Pick<Visit, 'site' | 'locale'>
  nameOf: Namer
  reasonOf: Reason
}

export function PromotedProducts({ promoted, visit: { site, locale }, nameOf, reasonOf }: Props) {
  if (promoted.length === 0) return null
  const [t, common] = [translator(locale, 'campaign'), translator(locale, 'common')]
  return (
    <Section title={t('promoted')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {promoted.map(({ route, plans }) => (
          <li key={route}>
            <Card className="flex h-full flex-col gap-4">
              <h3 className="flex items-center gap-3 text-xl">
                <ServiceGlyph route={route} />
                {nameOf(route)}
              </h3>
              <div className="grid flex-1 content-start gap-3">
                {plans.map(option => (
                  <PricedPlan key={option.plan} option={option} locale={locale} reasonOf={reasonOf} />
                ))}
              </div>
              <ButtonLink
                href={pathOf(page('product', route), site, locale)}
                aria-label={common('named', { what: t('usual'), of: nameOf(route) })}
              >
                {t('usual')}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
