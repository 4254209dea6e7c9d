import type { Metadata } from 'next'
import { SearchTemplate } from '@/components/templates/search'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { search, searchAdult } from '@/server/search/search'
import { translator } from '@/site/messages'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const scopeOf = (asked: SearchParams) => (single(asked.scope) === 'adult' ? 'adult' : undefined)

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const rating = scopeOf(await searchParams)
  const title = translator(locale, 'titles')('search')
  const description = translator(locale, 'search')('lead')
  return { title, description, other: rating ? { rating } : {} }
}

export default async function Search({ params, searchParams }: Props) {
  const asked = await searchParams
  const visit = await visitOfPage(await params)
  const scope = scopeOf(asked)
  const found = await (scope ? searchAdult : search)(visit, single(asked.q))
  return <SearchTemplate visit={visit} found={found} scope={scope} />
}
