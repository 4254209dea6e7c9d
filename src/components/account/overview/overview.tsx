import type { OrderView } from '@/server/accounts/overview'
import type { NextOffers } from '@/server/campaigns/next-offers'
import type { Namer } from '@/server/catalogue/namer'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Customer } from '@/server/sessions/customer'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { CallForm } from '../../api/call-form'
import { SendLinks } from '../../download/send-links'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { OrderList } from '../billing/order-list'
import { ConfirmNotice } from '../forms/confirm-notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { linkTo, sectionPath } from '../frame/paths'
import { ApplicationCard, type ShownApplication } from './application-card'
import type { Names } from './names'
import { NextOffersPart } from './next-offers'

/** What just happened, told by the query. */
export type News = 'password_saved' | 'email_sent' | null

type Props = Names & {
  visit: Visit
  customer: Customer
  applications: readonly ShownApplication[]
  orders: readonly OrderView[]
  next: NextOffers
  nameOfRoute: Namer
  reasonOf: Reason
  news: News
}

const LATEST = 3

export function Overview({
  visit,
  customer,
  applications,
  orders,
  nameOf,
  bundledIn,
  news,
  ...offers
}: Props) {
  const { locale } = visit
  const t = translator(locale, 'account')
  return (
    <AccountFrame
      visit={visit}
      section="overview"
      title={t('overview.title')}
      lead={t('overview.lead', { email: customer.email })}
      news={<Head visit={visit} customer={customer} news={news} />}
    >
      <Applications {...{ applications, visit, customer, nameOf, bundledIn }} />
      <NextOffersPart
        visit={visit}
        next={offers.next}
        nameOf={offers.nameOfRoute}
        reasonOf={offers.reasonOf}
        nameOfPid={nameOf}
      />
      {orders.length > 0 && <LatestOrders {...{ orders, nameOf, visit }} />}
    </AccountFrame>
  )
}

type ApplicationsProps = Names & Pick<Props, 'applications' | 'visit' | 'customer'>

function Applications({ applications, visit, customer, ...names }: ApplicationsProps) {
  const hasDownloads = applications.some(({ downloads }) => downloads.some(each => each.isOffered))
  return (
    <Part title={translator(visit.locale, 'account')('overview.licences')}>
      {applications.length === 0 && <NothingOwned visit={visit} />}
      <ul className="grid gap-6">
        {applications.map(owned => (
          <li key={owned.application}>
            <ApplicationCard owned={owned} visit={visit} {...names} />
          </li>
        ))}
      </ul>
      {hasDownloads && <SendLinks visit={visit} email={customer.email} />}
    </Part>
  )
}

function LatestOrders({ orders, nameOf, visit }: Pick<Props, 'orders' | 'nameOf' | 'visit'>) {
  const own = translator(visit.locale, 'myAccount')
  return (
    <Part title={own('orders.latest')}>
      <OrderList orders={orders.slice(0, LATEST)} nameOf={nameOf} visit={visit} />
      <p>
        <a
          href={sectionPath('billing', visit)}
          className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
        >
          {own('orders.all')}
        </a>
      </p>
    </Part>
  )
}

function Head({ visit, customer, news }: Pick<Props, 'visit' | 'customer' | 'news'>) {
  const { locale } = visit
  return (
    <>
      <CallForm call="logout" hidden={{ next: linkTo('home', visit) }}>
        <Button kind="secondary">{translator(locale, 'common')('nav.signOut')}</Button>
      </CallForm>
      {news === 'password_saved' && (
        <Notice tone="positive">{translator(locale, 'account')('overview.passwordSaved')}</Notice>
      )}
      {customer.confirmedAt === null && (
        <ConfirmNotice email={customer.email} isSent={news === 'email_sent'} locale={locale} />
      )}
    </>
  )
}
