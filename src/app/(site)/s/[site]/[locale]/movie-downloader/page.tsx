import type { Metadata } from 'next'
import { ContentTemplate } from '@/components/templates/content'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { PageParams } from '@/server/request/visit'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'movie_downloader')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

const body = (shown: PageOfBlocks) => <ContentTemplate {...shown} />

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
