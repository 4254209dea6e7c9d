import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { LifetimeList } from '@/components/campaign/lifetime-list'
import { OWN_OFFERS } from '@/components/campaign/offers-of'
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

/** What is for one visitor alone, and whether it offers them what the page sells. */
type Personal = { part: ReactNode; isOffer: boolean }

/** `sales_campaign` is missing: it is personal by its prices. */
const PERSONAL: Record<string, (page: Shown) => Promise<Personal>> = {
  upgrade_campaign: async ({ asked, shown: { visit, nameOf, reasonOf } }) => {
    const [isCustomer, { book }] = await Promise.all([isForCustomer(visit), ruleBookOf(visit)])
    const upgrades = isCustomer ? upgradesOf(book, asked) : undefined
    return {
      part: <UpgradeList {...{ visit, upgrades, nameOf, reasonOf }} id={OWN_OFFERS} />,
      isOffer: upgrades?.kind === 'offers' && upgrades.upgrades.some(({ os }) => os === asked.os),
    }
  },
  subscriber_upgrade: async ({ asked, shown: { visit, nameOf } }) => {
    const [isCustomer, { book }] = await Promise.all([isForCustomer(visit), ruleBookOf(visit)])
    const prices = isCustomer ? lifetimePrices(book, asked) : undefined
    return { part: <LifetimeList {...{ visit, prices, nameOf }} />, isOffer: false }
  },
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await shownBy(props)).shown.content)
}

export default async function PersonalCampaignPage(props: Props) {
  const page = await shownBy(props)
  const personal = await PERSONAL[page.shown.content.route]?.(page)
  return (
    <>
      <OsMemory chosen={single((await props.searchParams)[OS_CHOICE])} />
      <CampaignTemplate shown={page.shown} areOffersOwn={personal?.isOffer}>
        {personal?.part}
      </CampaignTemplate>
    </>
  )
}
