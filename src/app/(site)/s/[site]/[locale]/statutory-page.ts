import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { statutoryName } from '@/server/pages/statutory-links'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import type { SellerRow } from '@/server/rule-book/seller-row'
import { sellerOf } from '@/server/sellers/seller'
import { type StatutoryPage, statutoryPages } from '@/server/sellers/statutory-pages'
import { marketOfLanguage } from '@/site/markets'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'

export type StatutoryProps = { params: Promise<PageParams> }
type Shown = { visit: Visit; seller: SellerRow }

/** 404 in languages whose market has no such page, or has not filled it in. */
export async function statutoryShown({ params }: StatutoryProps, page: StatutoryPage): Promise<Shown> {
  const visit = await visitOfPage(await params)
  const [seller, pages] = await Promise.all([
    sellerOf(marketOfLanguage(visit.locale)),
    statutoryPages(visit.locale),
  ])
  return seller && pages.includes(page) ? { visit, seller } : notFound()
}

export async function statutoryHead(props: StatutoryProps, page: StatutoryPage): Promise<Metadata> {
  const { visit } = await statutoryShown(props, page)
  const name = statutoryName(page, visit.locale)
  return { title: page === 'imprint' ? translator(visit.locale, 'titles')('imprint') : name }
}
