import type { Metadata } from 'next'
import { ContentTemplate } from '@/components/templates/content'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import type { PageParams, SearchParams } from '@/server/request/visit'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const shownBy = async ({ params, searchParams }: Props) =>
  pageOfBlocks(params, 'movie_downloader', await searchParams)

export async function generateMetadata(props: Props): Promise<Metadata> {
  return metadataOf((await shownBy(props)).content)
}

export default async function MovieDownloader(props: Props) {
  return <ContentTemplate {...(await shownBy(props))} />
}
