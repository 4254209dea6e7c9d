import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { GuidesTemplate } from '@/components/templates/guides'
import { siteContextOf } from '@/server/addresses/site-context'
import { listedGuides } from '@/server/catalogue/guide-list'
import { orEmpty } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { guidesJsonLd } from '@/server/seo/json-ld/things'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const description = translator(locale, 'content')('guides.lead')
  return { title: translator(locale, 'titles')('guides'), description }
}

export default async function Guides({ params }: Props) {
  const visit = await visitOfPage(await params)
  return (
    <>
      <JsonLd things={guidesJsonLd(siteContextOf(visit))} />
      <GuidesTemplate guides={await orEmpty('guides', listedGuides(visit))} visit={visit} />
    </>
  )
}
