import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { BestListTemplate } from '@/components/templates/best-list'
import { productNamer } from '@/server/catalogue/namer'
import { comparedProducts } from '@/server/catalogue/reviewed/compared-products'
import { bestLists } from '@/server/content/best-lists'
import { metadataOf } from '@/server/content/metadata'
import { readPost } from '@/server/content/unreadable'
import { shopUrl } from '@/server/http/shop-url'
import { visitOfPage } from '@/server/request/visit'
import { page } from '@/site/page'
import { byId, postPage } from '../../post-page'

const shown = cache(async (site: string, locale: string, key: string) => {
  const visit = await visitOfPage({ site, locale })
  const list = (await readPost('the best-of lists', bestLists(visit))).find(
    each => each.key === decodeURIComponent(key),
  )
  return { visit, list: list ?? notFound() }
})

type Shown = Awaited<ReturnType<typeof shown>>

const head = ({ list }: Shown): Metadata => metadataOf(list)

async function body({ visit, list }: Shown) {
  const routes = list.entries.map(({ route }) => route)
  const [nameOf, products] = await Promise.all([productNamer(visit), comparedProducts(visit, routes)])
  return (
    <BestListTemplate
      list={list}
      products={products}
      hrefOf={route => shopUrl(visit, page('product', route))}
      nameOf={nameOf}
      visit={visit}
    />
  )
}

const { generateMetadata, Page } = postPage({ shownBy: byId(shown), head, body })

export { generateMetadata }
export default Page
