import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { CampaignTemplate } from '@/components/templates/campaign'
import { campaignPage } from '@/server/campaigns/page'
import { quoteVisitOf } from '@/server/catalogue/offers'
import { metadataOf } from '@/server/content/metadata'
import { type PageParams, type SearchParams, single, visitOfPage } from '@/server/request/visit'
import { OS_CHOICE } from '@/site/os'

type Props = { params: Promise<PageParams & { campaign: string }>; searchParams: Promise<SearchParams> }

const shown = cache(async (site: string, locale: string, route: string, os: string | undefined) => {
  const visit = await visitOfPage({ site, locale }, { [OS_CHOICE]: os })
  return (await campaignPage(visit, route, await quoteVisitOf(visit))) ?? notFound()
})

const shownBy = async ({ params, searchParams }: Props) => {
  const [{ site, locale, campaign }, search] = await Promise.all([params, searchParams])
  return shown(site, locale, campaign, single(search[OS_CHOICE]))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await shownBy(props)).content)
}

export default async function CampaignPage(props: Props) {
  return <CampaignTemplate shown={await shownBy(props)} />
}
