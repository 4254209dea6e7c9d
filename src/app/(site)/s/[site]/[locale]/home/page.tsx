import type { Metadata } from 'next'
import { BRAND } from '@/components/layout/brand'
import { JsonLd } from '@/components/layout/json-ld'
import { HomeTemplate } from '@/components/templates/home'
import { shelf } from '@/server/shelf'
import { sitePlace } from '@/server/site-place'
import { homeThings } from '@/server/structured-data'
import { type PageParams, type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  return { title: { absolute: `${BRAND} · ${translator(locale, 'home')('metaTitle')}` } }
}

export default async function Home({ params, searchParams }: Props) {
  const visit = await visitOfPage(await params, await searchParams)
  return (
    <>
      <JsonLd things={homeThings(sitePlace(visit))} />
      <HomeTemplate visit={visit} items={await shelf(visit)} />
    </>
  )
}
