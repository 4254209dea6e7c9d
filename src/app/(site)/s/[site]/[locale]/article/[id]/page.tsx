import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ArticleTemplate } from '@/components/templates/article'
import { article, articleLanguages } from '@/server/content'
import { siteOrigins } from '@/server/origins'
import { productNamer } from '@/server/shelf'
import { shopUrl } from '@/server/shop-url'
import { type PageParams, visitOfPage } from '@/server/visit'
import { alternatesOf } from '@/site/alternates'
import { page } from '@/site/page'
import { urlOf } from '@/site/path'

type Props = { params: Promise<PageParams & { id: string }> }

/** In a language that it lacks an article is not found; the page of that says which languages there are. */
const shown = cache(async (site: string, locale: string, id: string) => {
  const visit = await visitOfPage({ site, locale })
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : notFound()
  return { visit, article: (await article(visit, number)) ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, id } = await params
  return shown(site, locale, id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { visit, article: found } = await shownBy(props)
  const address = page('article', String(found.number))
  const origins = siteOrigins()
  const languages = alternatesOf(address, visit.site, origins, await articleLanguages(found.number))
  return {
    title: found.metaTitle ? { absolute: found.metaTitle } : found.title,
    description: found.metaDescription ?? found.summary,
    alternates: {
      canonical: urlOf(address, visit.site, visit.locale, origins),
      languages: Object.fromEntries(languages.map(({ hrefLang, href }) => [hrefLang, href])),
    },
    openGraph: {
      type: 'article',
      publishedTime: new Date(found.published).toISOString(),
      modifiedTime: new Date(found.changed).toISOString(),
    },
  }
}

export default async function ArticlePage(props: Props) {
  const { visit, article: found } = await shownBy(props)
  const nameOf = await productNamer(visit)
  const products = found.routes.map(route => ({ href: shopUrl(visit, page('product', route)), name: nameOf(route) }))
  return <ArticleTemplate article={found} visit={visit} products={products} origins={siteOrigins()} />
}
