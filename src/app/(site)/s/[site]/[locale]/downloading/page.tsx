import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Downloading, packageTitle } from '@/components/download/downloading'
import { ContentTemplate } from '@/components/templates/content'
import { downloadLink, hasInstallers, packageAsked } from '@/server/catalogue/downloads'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import { type PageParams, type SearchParams, single } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

async function shownBy({ params, searchParams }: Props) {
  const search = await searchParams
  const shown = await pageOfBlocks(params, 'downloading')
  const found = (await packageAsked(shown.visit, single(search.p), single(search.route))) ?? notFound()
  if (hasInstallers()) return { ...shown, found, href: downloadLink(found, shown.visit) }
  const t = translator(shown.visit.locale, 'service')
  const intro = t('downloading.missingText', { application: packageTitle(found, shown.visit.locale) })
  const title = t('downloading.missingTitle')
  return { ...shown, found, href: undefined, content: { ...shown.content, title, intro } }
}

type Shown = Awaited<ReturnType<typeof shownBy>>

const head = ({ content }: Shown): Metadata => metadataOf(content)

function body({ found, href, ...shown }: Shown) {
  return (
    <ContentTemplate {...shown}>
      <Downloading visit={shown.visit} package={found} href={href} />
    </ContentTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
