import type { Metadata } from 'next'
import { JsonLd } from '@/components/layout/json-ld'
import { HomeTemplate } from '@/components/templates/home'
import { siteContextOf } from '@/server/addresses/site-context'
import { questionsIn, withQuestions } from '@/server/catalogue/questions'
import { metadataOf } from '@/server/content/metadata'
import { contentPage } from '@/server/content/pages'
import { orNone } from '@/server/content/unreadable'
import { homePage } from '@/server/pages/home-page'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { questionsAndAnswers } from '@/server/seo/json-ld/questions'
import { homeJsonLd } from '@/server/seo/json-ld/things'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const visit = await visitOfPage(await params)
  const content = await orNone('home', contentPage(visit, 'home'))
  if (content) return metadataOf(content)
  return { title: translator(visit.locale, 'home')('metaTitle') }
}

export default async function Home({ params }: Props) {
  const visit = await visitOfPage(await params)
  const [shown, content] = await Promise.all([homePage(visit), orNone('home', contentPage(visit, 'home'))])
  const blocks = await withQuestions(content?.blocks ?? [], ['home'], visit.locale)
  const context = siteContextOf(visit)
  return (
    <>
      <JsonLd things={[...homeJsonLd(context), ...questionsAndAnswers(context, questionsIn(blocks))]} />
      <HomeTemplate shown={shown} content={content} blocks={blocks} />
    </>
  )
}
