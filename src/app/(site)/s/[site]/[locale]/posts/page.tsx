import type { Metadata } from 'next'
import { PostList } from '@/components/content/post-list'
import { ContentTemplate } from '@/components/templates/content'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { articleCards } from '@/server/content/articles'
import { metadataOf } from '@/server/content/metadata'
import { orEmpty } from '@/server/content/unreadable'
import type { PageParams } from '@/server/request/visit'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'posts')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

async function body(shown: PageOfBlocks) {
  return (
    <ContentTemplate {...shown}>
      <PostList articles={await orEmpty('articles', articleCards(shown.visit))} visit={shown.visit} />
    </ContentTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
