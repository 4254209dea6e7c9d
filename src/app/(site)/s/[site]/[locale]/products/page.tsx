import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Blocks } from '@/components/blocks/registry'
import { JsonLd } from '@/components/layout/json-ld'
import { oneNamed, wallQuestion } from '@/components/search/wall-filter'
import { ProductsTemplate } from '@/components/templates/products'
import { siteContextOf } from '@/server/addresses/site-context'
import { productCards } from '@/server/catalogue/product-cards'
import { questionsIn, withQuestions } from '@/server/catalogue/questions'
import { metadataOf } from '@/server/content/metadata'
import { contentPage } from '@/server/content/pages'
import { orNone } from '@/server/content/unreadable'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { questionsAndAnswers } from '@/server/seo/json-ld/questions'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { OS_CHOICE } from '@/site/os-choice'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const visit = await visitOfPage(await params)
  const content = await orNone('products', contentPage(visit, 'products'))
  if (content) return metadataOf(content)
  const t = translator(visit.locale, 'product')
  return { title: t('overview.title'), description: t('overview.description') }
}

export default async function Products({ params, searchParams }: Props) {
  const visit = await visitOfPage(await params)
  const search = await searchParams
  const asked = wallQuestionOf(search)
  const [items, content] = await Promise.all([
    productCards(visit),
    orNone('products', contentPage(visit, 'products')),
  ])
  const named = single(search.to) === 'product' ? oneNamed(items, asked.q) : undefined
  if (named) redirect(named.href)
  const blocks = await withQuestions(content?.blocks ?? [], ['buying'], visit.locale)
  return (
    <>
      <JsonLd things={questionsAndAnswers(siteContextOf(visit), questionsIn(blocks))} />
      <ProductsTemplate visit={visit} items={items} asked={asked} content={content}>
        <Blocks
          lang={content && foreignLang(content.language, visit.locale)}
          blocks={blocks}
          visit={visit}
          items={items}
        />
      </ProductsTemplate>
    </>
  )
}

const wallQuestionOf = (search: SearchParams) =>
  wallQuestion({
    q: single(search.q),
    line: single(search.line),
    os: single(search[OS_CHOICE]),
    region: single(search.region),
  })
