import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ArticleListTemplate } from '@/components/templates/article-list'
import { author, beginning } from '@/server/content'
import { type PageParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams & { id: string }> }

const shown = cache(async (site: string, locale: string, id: string) => {
  const visit = await visitOfPage({ site, locale })
  return { visit, author: (await author(visit, decodeURIComponent(id))) ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, id } = await params
  return shown(site, locale, id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { visit, author: desk } = await shownBy(props)
  return {
    title: translator(visit.locale, 'content')('articlesBy', { author: desk.name }),
    description: beginning(desk.text, visit.locale),
  }
}

export default async function Author(props: Props) {
  const { visit, author: desk } = await shownBy(props)
  const title = translator(visit.locale, 'content')('articlesBy', { author: desk.name })
  return <ArticleListTemplate title={title} lead={desk.text} articles={desk.articles} visit={visit} />
}
