import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Downloading } from '@/components/download/downloading'
import { ContentTemplate } from '@/components/templates/content'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { ContentPage } from '@/server/content/pages'
import { type Download, downloadLink, downloadsAt, packageAsked } from '@/server/releases/downloads'
import { type SearchParams, single } from '@/server/request/search-params'
import type { PageParams } from '@/server/request/visit'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

async function shownBy({ params, searchParams }: Props) {
  const search = await searchParams
  const shown = await pageOfBlocks(params, 'downloading')
  const { visit, content } = shown
  const asked = (await packageAsked(visit, single(search.p), single(search.route))) ?? notFound()
  const found = (await downloadsAt(visit.at))(asked)
  return { ...shown, found, content: titled(content, visit, found) }
}

/** The page's own words say that the file is coming: not where there is none, nor on a phone. */
function titled(content: ContentPage, { locale, device }: Visit, { isOffered }: Download): ContentPage {
  const t = translator(locale, 'service')
  if (!isOffered) return { ...content, title: t('downloading.missingTitle'), intro: '' }
  return device === 'mobile' ? { ...content, title: t('downloading.phoneTitle'), intro: '' } : content
}

type Shown = Awaited<ReturnType<typeof shownBy>>

const head = ({ content }: Shown): Metadata => metadataOf(content)

function body({ found, ...shown }: Shown) {
  return (
    <ContentTemplate {...shown}>
      <Downloading visit={shown.visit} found={found} href={downloadLink(found, shown.visit)} />
    </ContentTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
