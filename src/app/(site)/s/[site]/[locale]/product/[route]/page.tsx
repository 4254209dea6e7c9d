import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/layout/json-ld'
import { copyOf } from '@/components/product/copy'
import { OsMemory } from '@/components/product/os-memory'
import { ProductTemplate } from '@/components/templates/product'
import { siteContextOf } from '@/server/addresses/site-context'
import { type ProductPage, productPage } from '@/server/catalogue/product-page'
import { metadataOf, searchWordsOf } from '@/server/content/metadata'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { productJsonLd } from '@/server/seo/json-ld/things'
import { OS_CHOICE } from '@/site/os-choice'

type Props = { params: Promise<PageParams & { route: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { name, copy, visit, product } = await shownBy(props)
  const intro = copyOf(copy, name, visit.locale).promise
  const words = metadataOf({ ...(copy ?? searchWordsOf({})), title: name, intro })
  return { ...words, other: product.line === 'adult' ? { rating: 'adult' } : {} }
}

export default async function Product(props: Props) {
  const shown = await shownBy(props)
  const search = await props.searchParams
  const words = copyOf(shown.copy, shown.name, shown.visit.locale)
  return (
    <>
      <JsonLd things={productJsonLd(shown, words, siteContextOf(shown.visit))} />
      <OsMemory chosen={single(search[OS_CHOICE])} />
      <ProductTemplate shown={shown} />
    </>
  )
}

async function shownBy({ params }: Props): Promise<ProductPage> {
  const { site, locale, route } = await params
  return (await shownAt(site, locale, decodeURIComponent(route))) ?? notFound()
}

/** Title and page are of one visit, so of one instant. */
const shownAt = cache(async (site: string, locale: string, route: string) =>
  productPage(await visitOfPage({ site, locale }), route),
)
