import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { Checkout } from '@/components/checkout/checkout'
import { ownedSeen } from '@/server/catalogue/owned-seen'
import { checkoutView } from '@/server/checkout/checkout-view'
import { TYPED_EMAIL_COOKIE } from '@/server/checkout/place-form'
import type { CheckoutView } from '@/server/checkout/view'
import { ORDERS_COOKIE } from '@/server/orders/order-cookie'
import { invitationOf } from '@/server/referral/invitation'
import { type SearchParams, single } from '@/server/request/search-params'
import { type PageParams, visitOfPage } from '@/server/request/visit'
import { currentCustomer } from '@/server/sessions/current-customer'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

/** The address may hold the secret of an order: no other site gets it as the referrer. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { site, locale } = await params
  const { view, visit } = await shown(site, locale, queryOf(await searchParams))
  return { title: titleOf(view, visit.locale), referrer: 'same-origin' }
}

/** Names the step. */
function titleOf({ kind }: CheckoutView, locale: Locale): string {
  return kind === 'basket' || kind === 'missing'
    ? translator(locale, 'titles')('checkout')
    : translator(locale, 'checkout')(`${kind}.title`)
}

/** The page and its title show one state of an order, whose payer is asked once. */
const shown = cache(async (site: string, locale: string, query: string) => {
  const search = Object.fromEntries(new URLSearchParams(query))
  const visit = await visitOfPage({ site, locale })
  const [customer, owned, jar] = await Promise.all([currentCustomer(), ownedSeen(visit), cookies()])
  const orders = jar.get(ORDERS_COOKIE)?.value
  const invite = invitationOf({ ref: single(search.ref), cookies: valuesOf(jar.getAll()) })
  const view = await checkoutView({ visit, search, customer, owned, orders, invite })
  return { visit, customer, jar, view }
})

export default async function CheckoutPage({ params, searchParams }: Props) {
  const search = await searchParams
  const { site, locale } = await params
  const { visit, customer, jar, view } = await shown(site, locale, queryOf(search))
  if (view.kind === 'missing')
    redirect(`${pathInLanguage(page('checkout'), visit.site, visit.locale)}/unknown-order`)
  return (
    <Checkout
      visit={visit}
      view={view}
      idempotencyKey={randomUUID()}
      error={single(search.error)}
      signedInAs={customer?.email}
      typed={jar.get(TYPED_EMAIL_COOKIE)?.value}
      here={`/checkout?${queryOf(search)}`}
    />
  )
}

const valuesOf = (cookies: readonly { name: string; value: string }[]): Record<string, string> =>
  Object.fromEntries(cookies.map(({ name, value }) => [name, value]))

const queryOf = (search: SearchParams): string =>
  new URLSearchParams(
    Object.keys(search).flatMap(name => {
      const text = single(search[name])
      return text === undefined ? [] : [[name, text]]
    }),
  ).toString()
