import type { ReactNode } from 'react'
import type { Customer, LicenceView, OrderView } from '@/server/accounts'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button, ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Notice } from '../ui/notice'
import { Page } from '../ui/page'
import { ConfirmNotice } from './confirm-notice'
import { LicenceCard } from './licence-card'
import { OrderList } from './order-list'
import { linkTo } from './paths'

/** What just happened, told by the address that led here. */
export type News = 'password_saved' | 'letter_sent' | null

type Props = {
  visit: Visit
  customer: Customer
  licences: readonly LicenceView[]
  orders: readonly OrderView[]
  nameOf: (pid: number) => string
  news: News
}

/** The first page of the account: what one owns and what one ordered. */
export function Overview({ visit, customer, licences, orders, nameOf, news }: Props) {
  const { locale, at } = visit
  const t = translator(locale, 'account')
  return (
    <Page>
      <Head visit={visit} email={customer.email} />
      <div className="grid gap-4">
        {news === 'password_saved' && <Notice tone="positive">{t('overview.passwordSaved')}</Notice>}
        {customer.confirmedAt === null && (
          <ConfirmNotice email={customer.email} isSent={news === 'letter_sent'} locale={locale} />
        )}
      </div>
      <Part title={t('overview.licences')}>
        {licences.length === 0 && <NothingYet visit={visit} />}
        <ul className="grid gap-4">
          {licences.map(licence => (
            <li key={licence.key}>
              <LicenceCard licence={{ ...licence, name: nameOf(licence.pid) }} at={at} locale={locale} />
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('overview.orders')}>
        {orders.length === 0 ? (
          <p className="text-muted">{t('empty.orders')}</p>
        ) : (
          <OrderList orders={orders} nameOf={nameOf} locale={locale} />
        )}
      </Part>
    </Page>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12">
    <h2 className="mb-4 text-2xl">{title}</h2>
    {children}
  </section>
)

function Head({ visit, email }: { visit: Visit; email: string }) {
  const t = translator(visit.locale, 'account')
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-6">
      <div className="grid min-w-0 gap-2">
        <h1 className="text-3xl">{t('overview.title')}</h1>
        <p className="text-lg text-muted">{t('overview.lead', { email })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="secondary" href={linkTo('set-password', visit)}>
          {t('overview.changePassword')}
        </ButtonLink>
        <form method="post" action="/order/user.php">
          <input type="hidden" name="a" value="logout" />
          <input type="hidden" name="next" value={linkTo('home', visit)} />
          <Button kind="secondary">{translator(visit.locale, 'common')('nav.signOut')}</Button>
        </form>
      </div>
    </header>
  )
}

function NothingYet({ visit }: { visit: Visit }) {
  const t = translator(visit.locale, 'account')
  return (
    <Card className="grid justify-items-start gap-3">
      <h3 className="text-xl">{t('empty.title')}</h3>
      <p className="max-w-text text-muted">{t('empty.text')}</p>
      <ButtonLink href={linkTo('products', visit)}>{t('empty.action')}</ButtonLink>
    </Card>
  )
}
