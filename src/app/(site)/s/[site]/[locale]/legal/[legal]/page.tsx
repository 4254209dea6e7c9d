import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { StorageTable } from '@/components/content/storage-table'
import { JsonLd } from '@/components/layout/json-ld'
import { LegalTemplate } from '@/components/templates/legal'
import { siteContextOf } from '@/server/addresses/site-context'
import { cardsInText } from '@/server/catalogue/cards-in-text'
import { legalPage } from '@/server/content/legal'
import { metadataOf } from '@/server/content/metadata'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { legalJsonLd } from '@/server/seo/json-ld/things'
import { postPage } from '../../post-page'

type Props = { params: Promise<PageParams & { legal: string }> }

const shown = cache(async (site: string, locale: string, key: string) => {
  const visit = await visitOfPage({ site, locale })
  return { visit, legal: (await legalPage(visit, key)) ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, legal } = await params
  return shown(site, locale, legal)
}

type Shown = Awaited<ReturnType<typeof shownBy>>

const head = ({ legal }: Shown): Metadata => metadataOf(legal)

async function body({ legal, visit }: Shown, { params }: Props) {
  const { legal: key } = await params
  return (
    <>
      <JsonLd things={legalJsonLd(legal, key, siteContextOf(visit))} />
      <LegalTemplate legal={legal} visit={visit} cards={await cardsInText(visit, legal.body)}>
        {key === 'cookies_policy' && <StorageTable locale={legal.language} />}
      </LegalTemplate>
    </>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
