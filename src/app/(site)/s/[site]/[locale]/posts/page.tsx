import type { Metadata } from 'next'
import { PostList } from '@/components/content/post-list'
import { ContentTemplate } from '@/components/templates/content'
import { pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { articleCards } from '@/server/content/articles'
import { metadataOf } from '@/server/content/metadata'
import { orEmpty } from '@/server/content/unreadable'
import type { PageParams } from '@/server/request/visit'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return metadataOf((await pageOfBlocks(params, 'posts')).content)
}

export default async function Posts({ params }: Props) {
  const shown = await pageOfBlocks(params, 'posts')
  return (
    <ContentTemplate {...shown}>
      <PostList articles={await orEmpty('articles', articleCards(shown.visit))} visit={shown.visit} />
    </ContentTemplate>
  )
}
