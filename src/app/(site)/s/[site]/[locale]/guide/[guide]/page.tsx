import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { GuideTemplate } from '@/components/templates/guide'
import { siteContextOf } from '@/server/addresses/site-context'
import { aroundGuide } from '@/server/catalogue/around-guide'
import { guide } from '@/server/content/guides'
import { metadataOf } from '@/server/content/metadata'
import { readPost } from '@/server/content/unreadable'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { guideJsonLd } from '@/server/seo/json-ld/things'
import { postPage } from '../../post-page'

type Props = { params: Promise<PageParams & { guide: string }> }

const shown = cache(async (site: string, locale: string, route: string) => {
  const visit = await visitOfPage({ site, locale })
  return { visit, guide: (await readPost('a guide', guide(visit, route))) ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, guide: route } = await params
  return shown(site, locale, route)
}

type Shown = Awaited<ReturnType<typeof shownBy>>

const head = ({ guide: found }: Shown): Metadata => metadataOf(found)

async function body({ visit, guide: found }: Shown) {
  return (
    <>
      <JsonLd things={guideJsonLd(found, siteContextOf(visit))} />
      <GuideTemplate guide={found} {...(await aroundGuide(visit, found.route))} visit={visit} />
    </>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
