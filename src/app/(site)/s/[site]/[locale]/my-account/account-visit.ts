import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { linkTo } from '@/components/account/frame/paths'
import { type AccountSection, sectionName } from '@/components/account/frame/section-nav'
import { requestedPage } from '@/server/request/page-of-visit'
import type { SearchParams } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import type { Customer } from '@/server/sessions/customer'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'

export type AccountPageProps = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

/** Anyone else is sent to sign in, and comes back afterwards. */
export async function accountVisit({ params, searchParams }: AccountPageProps) {
  const search = await searchParams
  const visit = await visitOfPage(await params)
  return { visit, search, customer: await signedIn(visit) }
}

export async function accountCall(): Promise<{ visit: Visit; customer: Customer }> {
  const { site, locale } = await requestedPage()
  const visit = await visitOfPage({ site, locale })
  return { visit, customer: await signedIn(visit) }
}

async function signedIn(visit: Visit): Promise<Customer> {
  const customer = await currentCustomer()
  if (customer) return customer
  const query = (await headers()).get('x-shop-query') ?? ''
  redirect(linkTo('login', visit, { next: `${visit.path}${query}` }))
}

/** Named after the section, or after the step within it that the address asks for. */
export const titledBy =
  (section: AccountSection, stepOf?: (search: SearchParams, locale: Locale) => string | undefined) =>
  async ({ params, searchParams }: AccountPageProps): Promise<Metadata> => {
    const { locale } = await visitOfPage(await params)
    const step = stepOf?.(await searchParams, locale)
    return { title: accountTitle(step ?? sectionName(section, locale), locale) }
  }

export const accountTitle = (section: string, locale: Locale): string =>
  translator(locale, 'titles')('account', { section })
