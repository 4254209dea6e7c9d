import type { Metadata } from 'next'
import { BRAND } from '@/components/layout/brand'
import { JsonLd } from '@/components/layout/json-ld'
import { HomeTemplate } from '@/components/templates/home'
import { contentPage, metadataOf } from '@/server/content'
import { questionsIn, withQuestions } from '@/server/questions'
import { shelf } from '@/server/shelf'
import { sitePlace } from '@/server/site-place'
import { homeThings, questionsAndAnswers } from '@/server/structured-data'
import { type PageParams, type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const visit = await visitOfPage(await params)
  const content = await contentPage(visit, 'home')
  if (content) return metadataOf(content)
  return { title: { absolute: `${BRAND} · ${translator(visit.locale, 'home')('metaTitle')}` } }
}

export default async function Home({ params, searchParams }: Props) {
  const visit = await visitOfPage(await params, await searchParams)
  const [items, content] = await Promise.all([shelf(visit), contentPage(visit, 'home')])
  const blocks = await withQuestions(content?.blocks ?? [], ['home'], visit.locale)
  const place = sitePlace(visit)
  return (
    <>
      <JsonLd things={[...homeThings(place), ...questionsAndAnswers(place, questionsIn(blocks))]} />
      <HomeTemplate visit={visit} items={items} content={content} blocks={blocks} />
    </>
  )
}
