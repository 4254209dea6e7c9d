import type { Metadata } from 'next'
import { DownloadList } from '@/components/download/download-list'
import type { LinksAnswer } from '@/components/download/send-links'
import { JsonLd } from '@/components/layout/json-ld'
import { OsMemory } from '@/components/product/os-memory'
import { ContentTemplate } from '@/components/templates/content'
import { siteContextOf } from '@/server/addresses/site-context'
import { productNamer } from '@/server/catalogue/namer'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { questionsIn, withQuestions } from '@/server/catalogue/questions'
import { metadataOf } from '@/server/content/metadata'
import { downloadOf, downloads } from '@/server/releases/downloads'
import { type SearchParams, single } from '@/server/request/search-params'
import type { PageParams } from '@/server/request/visit'
import { questionsAndAnswers } from '@/server/seo/json-ld/questions'
import { OS_CHOICE } from '@/site/os-choice'
import type { Visit } from '@/site/visit'
import { postPage } from '../post-page'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'download')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

async function body(shown: PageOfBlocks, { searchParams }: Props) {
  const search = await searchParams
  const [offered, needed, blocks] = await Promise.all([
    downloads(shown.visit),
    neededFor(shown.visit, single(search.route)),
    withQuestions(shown.content.blocks, ['downloads'], shown.visit.locale),
  ])
  return (
    <>
      <OsMemory chosen={single(search[OS_CHOICE])} />
      <JsonLd things={questionsAndAnswers(siteContextOf(shown.visit), questionsIn(blocks))} />
      <ContentTemplate {...shown} content={{ ...shown.content, blocks }}>
        <DownloadList
          visit={shown.visit}
          downloads={offered}
          needed={needed}
          answer={linksAnswer(single(search.links))}
        />
      </ContentTemplate>
    </>
  )
}

const ANSWERS: readonly LinksAnswer[] = ['sent', 'bad', 'many']

const linksAnswer = (text: string | undefined): LinksAnswer | undefined =>
  ANSWERS.find(answer => answer === text)

/** A product page leads here for its own application; without one no application comes first. */
async function neededFor(visit: Visit, asked: string | undefined) {
  if (asked === undefined) return undefined
  const [found, nameOf] = await Promise.all([downloadOf(asked), productNamer(visit)])
  return { ...found, name: nameOf(found.route) }
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
