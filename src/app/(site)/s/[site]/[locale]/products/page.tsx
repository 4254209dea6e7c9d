import type { Metadata } from 'next'
import { Blocks } from '@/components/blocks/registry'
import { JsonLd } from '@/components/layout/json-ld'
import { Questions } from '@/components/product/questions'
import { ProductsTemplate } from '@/components/templates/products'
import { contentPage, metadataOf } from '@/server/content'
import { questionsAbout } from '@/server/questions'
import { shelf } from '@/server/shelf'
import { sitePlace } from '@/server/site-place'
import { questionsAndAnswers } from '@/server/structured-data'
import { type PageParams, type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const visit = await visitOfPage(await params)
  const content = await contentPage(visit, 'products')
  if (content) return metadataOf(content)
  const t = translator(visit.locale, 'product')
  return { title: t('overview.title'), description: t('overview.description') }
}

export default async function Products({ params, searchParams }: Props) {
  const visit = await visitOfPage(await params, await searchParams)
  const [items, content, questions] = await Promise.all([
    shelf(visit),
    contentPage(visit, 'products'),
    questionsAbout(['buying'], visit.locale),
  ])
  const title = translator(visit.locale, 'product')('questions')
  return (
    <>
      <JsonLd things={questionsAndAnswers(sitePlace(visit), questions)} />
      <ProductsTemplate visit={visit} items={items} content={content}>
        <Blocks blocks={content?.blocks ?? []} visit={visit} items={items} />
        <Questions title={title} questions={questions} />
      </ProductsTemplate>
    </>
  )
}
