import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Billing } from '@/components/account/billing/billing'
import { InvoiceSheet } from '@/components/account/billing/invoice-sheet'
import { sectionName } from '@/components/account/frame/section-nav'
import { invoiceOfOrder } from '@/server/accounts/invoice-of-order'
import { ordersOf } from '@/server/accounts/overview'
import { single } from '@/server/request/search-params'
import { visitOfPage } from '@/server/request/visit'
import { productNames } from '@/server/rule-book/product-names'
import { translator } from '@/site/messages'
import { type AccountPageProps, accountTitle, accountVisit } from '../account-visit'

export async function generateMetadata({ params, searchParams }: AccountPageProps): Promise<Metadata> {
  const { locale } = await visitOfPage(await params)
  const number = single((await searchParams).order)
  const title = number && translator(locale, 'myAccount')('billing.receiptOf', { number })
  return { title: title || accountTitle(sectionName('billing', locale), locale) }
}

export default async function BillingPage(props: AccountPageProps) {
  const { visit, search, customer } = await accountVisit(props)
  const nameOf = await productNames(visit.locale)
  const number = single(search.order)
  if (!number) return <Billing visit={visit} orders={await ordersOf(customer.id)} nameOf={nameOf} />
  const invoice = await invoiceOfOrder(customer.id, number)
  if (!invoice) notFound()
  return <InvoiceSheet visit={visit} invoice={invoice} nameOf={nameOf} />
}
