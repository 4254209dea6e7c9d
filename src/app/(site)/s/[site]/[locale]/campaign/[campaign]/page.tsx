import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CampaignTemplate } from '@/components/templates/campaign'
import { campaignPage } from '@/server/campaigns/page'
import { quoteVisitOf } from '@/server/catalogue/offers'
import { metadataOf } from '@/server/content/metadata'
import { type PageParams, visitOfPage } from '@/server/request/visit'

type Props = { params: Promise<PageParams & { campaign: string }> }

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

export default async function CampaignPage(props: Props) {
  return <CampaignTemplate shown={await shownBy(props)} />
}
