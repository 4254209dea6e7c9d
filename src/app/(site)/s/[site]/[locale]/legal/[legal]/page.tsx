import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { LegalTemplate } from '@/components/templates/legal'
import { legalPage } from '@/server/content'
import { type PageParams, visitOfPage } from '@/server/visit'

type Props = { params: Promise<PageParams & { legal: string }> }

const shown = cache(async (site: string, locale: string, key: string) => {
  const visit = await visitOfPage({ site, locale })
  return { visit, legal: (await legalPage(visit, key)) ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, legal } = await params
  return shown(site, locale, legal)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { legal } = await shownBy(props)
  return { title: legal.title, description: legal.description }
}

export default async function Legal(props: Props) {
  return <LegalTemplate {...(await shownBy(props))} />
}
