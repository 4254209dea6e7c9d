import type { LicenceView, OrderView } from '@/server/accounts/overview'
import type { NextOffers } from '@/server/campaigns/next-offers'
import type { Reason } from '@/server/catalogue/price-reasons'
import type { Namer } from '@/server/catalogue/product-cards'
import type { Download } from '@/server/releases/downloads'
import type { Customer } from '@/server/sessions/customer'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { CallForm } from '../../api/call-form'
import { DownloadLinks } from '../../download/download-links'
import { SendLinks } from '../../download/send-links'
import { LicenceCard } from '../../product/licence-card'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { OrderList } from '../billing/order-list'
import { ConfirmNotice } from '../forms/confirm-notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { linkTo, sectionPath } from '../frame/paths'
import { NextOffersPart } from './next-offers'

/** What just happened, told by the query. */
export type News = 'password_saved' | 'email_sent' | null

type Props = {
  visit: Visit
  customer: Customer
  licences: readonly LicenceView[]
  orders: readonly OrderView[]
  /** Of what is owned. */
  downloads: readonly Download[]
  nameOf: (pid: number) => string
  bundledIn: (pid: number) => string[]
  next: NextOffers
  nameOfRoute: Namer
  reasonOf: Reason
  news: News
}

const LATEST = 3

export function Overview({
  visit,
  customer,
  licences,
  orders,
  downloads,
  nameOf,
  bundledIn,
  news,
  ...offers
}: Props) {
  const { locale, at } = visit
  const [t, own] = [translator(locale, 'account'), translator(locale, 'myAccount')]
  return (
    <AccountFrame
      visit={visit}
      section="overview"
      title={t('overview.title')}
      lead={t('overview.lead', { email: customer.email })}
      news={<Head visit={visit} customer={customer} news={news} />}
    >
      <Part title={t('overview.licences')}>
        {licences.length === 0 && <NothingOwned visit={visit} />}
        <ul className="grid gap-4">
          {licences.map(licence => (
            <li key={licence.key}>
              <LicenceCard
                licence={{ ...licence, name: nameOf(licence.pid), opens: bundledIn(licence.pid) }}
                at={at}
                locale={locale}
              />
            </li>
          ))}
        </ul>
      </Part>
      {downloads.length > 0 && (
        <Part title={t('overview.downloads')}>
          <div className="flex flex-wrap gap-4">
            <DownloadLinks visit={visit} downloads={downloads} kind="secondary" />
          </div>
          {downloads.some(each => each.isOffered) && <SendLinks visit={visit} />}
        </Part>
      )}
      <NextOffersPart
        visit={visit}
        next={offers.next}
        nameOf={offers.nameOfRoute}
        reasonOf={offers.reasonOf}
        nameOfPid={nameOf}
      />
      <Part title={own('orders.latest')}>
        {orders.length === 0 ? (
          <p className="text-muted">{t('empty.orders')}</p>
        ) : (
          <>
            <OrderList orders={orders.slice(0, LATEST)} nameOf={nameOf} visit={visit} />
            <p>
              <a
                href={sectionPath('billing', visit)}
                className="inline-block min-h-6 font-semibold text-accent underline underline-offset-4"
              >
                {own('orders.all')}
              </a>
            </p>
          </>
        )}
      </Part>
    </AccountFrame>
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
