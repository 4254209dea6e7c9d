import type { Metadata } from 'next'
import { ContentTemplate } from '@/components/templates/content'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { PageParams, SearchParams } from '@/server/request/visit'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const shownBy = async ({ params, searchParams }: Props) =>
  pageOfBlocks(params, 'movie_downloader', await searchParams)

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

const body = (shown: PageOfBlocks) => <ContentTemplate {...shown} />

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
