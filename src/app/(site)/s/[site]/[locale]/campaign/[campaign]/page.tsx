import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Reward } from '@/components/account/referral/reward'
import { OsMemory } from '@/components/product/os-memory'
import { CampaignTemplate } from '@/components/templates/campaign'
import { Notice } from '@/components/ui/notice'
import { type CampaignPage, campaignPage } from '@/server/campaigns/page'
import { quoteVisitOf } from '@/server/catalogue/offers'
import { metadataOf } from '@/server/content/metadata'
import { referralSettings } from '@/server/referral/settings'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { database } from '@/server/runtime/database'
import { translator } from '@/site/messages'
import { OS_CHOICE } from '@/site/os-choice'

type Props = { params: Promise<PageParams & { campaign: string }>; searchParams: Promise<SearchParams> }

const shown = cache(async (site: string, locale: string, route: string) => {
  const visit = await visitOfPage({ site, locale })
  return (await campaignPage(visit, route, await quoteVisitOf(visit))) ?? notFound()
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, campaign } = await params
  return shown(site, locale, campaign)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await shownBy(props)).content)
}

const reward = async ({ visit: { locale } }: CampaignPage) => (
  <Notice title={translator(locale, 'myAccount')('trials.rewardTitle')} className="my-8 max-w-text">
    <Reward settings={await referralSettings(database)} locale={locale} />
  </Notice>
)

export default async function ShownCampaign(props: Props) {
  const page = await shownBy(props)
  const isProgram = page.content.route === 'get_free_license_referral_program'
  return (
    <>
      <OsMemory chosen={single((await props.searchParams)[OS_CHOICE])} />
      <CampaignTemplate shown={page}>{isProgram && (await reward(page))}</CampaignTemplate>
    </>
  )
}
