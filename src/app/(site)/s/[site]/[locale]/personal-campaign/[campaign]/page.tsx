import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { LifetimeList } from '@/components/campaign/lifetime-list'
import { UpgradeList } from '@/components/campaign/upgrade-list'
import { OsMemory } from '@/components/product/os-memory'
import { CampaignTemplate } from '@/components/templates/campaign'
import { lifetimePrices } from '@/server/campaigns/lifetime'
import { campaignPage } from '@/server/campaigns/page'
import { upgradesOf } from '@/server/campaigns/upgrades'
import { quoteVisitOf } from '@/server/catalogue/offers'
import { isForCustomer } from '@/server/catalogue/owned-seen'
import { metadataOf } from '@/server/content/metadata'
import { ruleBookOf } from '@/server/preview/rule-book'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { OS_CHOICE } from '@/site/os-choice'

type Props = { params: Promise<PageParams & { campaign: string }>; searchParams: Promise<SearchParams> }

const shown = cache(async (site: string, locale: string, route: string) => {
  const visit = await visitOfPage({ site, locale })
  const asked = await quoteVisitOf(visit)
  return { asked, shown: (await campaignPage(visit, route, asked)) ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

const shownBy = async ({ params }: Props): Promise<Shown> => {
  const { site, locale, campaign } = await params
  return shown(site, locale, campaign)
}

/** `sales_campaign` is missing: it is personal by its prices. */
const PERSONAL: Record<string, (page: Shown) => Promise<ReactNode>> = {
  upgrade_campaign: async ({ asked, shown: { visit, nameOf, reasonOf } }) => {
    const [isCustomer, { book }] = await Promise.all([isForCustomer(visit), ruleBookOf(visit)])
    const upgrades = isCustomer ? upgradesOf(book, asked) : undefined
    return <UpgradeList visit={visit} upgrades={upgrades} nameOf={nameOf} reasonOf={reasonOf} />
  },
  subscriber_upgrade: async ({ asked, shown: { visit, nameOf } }) => {
    const [isCustomer, { book }] = await Promise.all([isForCustomer(visit), ruleBookOf(visit)])
    return (
      <LifetimeList
        visit={visit}
        prices={isCustomer ? lifetimePrices(book, asked) : undefined}
        nameOf={nameOf}
      />
    )
  },
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await shownBy(props)).shown.content)
}

export default async function PersonalCampaignPage(props: Props) {
  const page = await shownBy(props)
  const personal = PERSONAL[page.shown.content.route]
  return (
    <>
      <OsMemory chosen={single((await props.searchParams)[OS_CHOICE])} />
      <CampaignTemplate shown={page.shown}>{await personal?.(page)}</CampaignTemplate>
    </>
  )
}
