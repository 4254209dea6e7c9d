import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { BestListTemplate } from '@/components/templates/best-list'
import { bestLists } from '@/server/content'
import { productNamer } from '@/server/shelf'
import { shopUrl } from '@/server/shop-url'
import { type PageParams, visitOfPage } from '@/server/visit'
import { page } from '@/site/page'

type Props = { params: Promise<PageParams & { id: string }> }

const shown = cache(async (site: string, locale: string, key: string) => {
  const visit = await visitOfPage({ site, locale })
  const list = (await bestLists(visit)).find(each => each.key === decodeURIComponent(key))
  return { visit, list: list ?? notFound() }
})

const shownBy = async ({ params }: Props) => {
  const { site, locale, id } = await params
  return shown(site, locale, id)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { list } = await shownBy(props)
  return {
    title: list.metaTitle ? { absolute: list.metaTitle } : list.title,
    description: list.metaDescription ?? list.intro,
  }
}

export default async function Best(props: Props) {
  const { visit, list } = await shownBy(props)
  const nameOf = await productNamer(visit)
  return (
    <BestListTemplate
      list={list}
      hrefOf={route => shopUrl(visit, page('product', route))}
      nameOf={nameOf}
      visit={visit}
    />
  )
}
