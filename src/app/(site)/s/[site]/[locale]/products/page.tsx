import type { Metadata } from 'next'
import { ProductsTemplate } from '@/components/templates/products'
import { shelf } from '@/server/shelf'
import { type PageParams, type SearchParams, visitOfPage } from '@/server/visit'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const t = translator(locale, 'product')
  return { title: t('overview.title'), description: t('overview.description') }
}

export default async function Products({ params, searchParams }: Props) {
  const visit = await visitOfPage(await params, await searchParams)
  return <ProductsTemplate visit={visit} items={await shelf(visit)} />
}
