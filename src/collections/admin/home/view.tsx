import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { Gutter } from '@payloadcms/ui'
import { may } from '../../access/may'
import { isAdmin } from '../../access/roles'
import { BeforeLive } from '../dashboard/before-live'
import { FailedEmails } from '../dashboard/failed-emails'
import { PaymentsStatus } from '../dashboard/payments-status'
import { RuleBookStatus } from '../dashboard/rule-book-status'
import { SubscriptionsStatus } from '../dashboard/subscriptions-status'
import { kindOf } from '../translations/kind-of'
import { speak, t } from '../words/of-request'
import { Campaigns } from './campaigns/campaigns'
import { EverythingElse } from './everything-else'
import { homeData } from './home-data'
import { Sales } from './sales/sales'
import { Support } from './support'
import { Writing } from './writing'
import { writingInWords } from './writing-data'
import '../plain-table.css'
import './home.css'

/** The first page of the admin: what waits for this member of the staff (decision 072). */
export async function HomeView({
  initPageResult,
  navGroups = [],
  searchParams = {},
}: DashboardViewServerProps) {
  const { req } = initPageResult
  const { user, payload } = req
  if (!user) return null
  speak(req)
  const { admin, api } = payload.config.routes
  const { sales, campaigns, support, writing } = await homeData(user, Date.now(), searchParams)
  const mayMove = await may(req, 'update', 'campaigns')
  return (
    <Gutter className="home">
      <h1>{t('Today')}</h1>
      {sales && <Sales data={sales} admin={admin} />}
      {campaigns && <Campaigns data={campaigns} {...{ admin, api, mayMove }} />}
      {support && <Support data={support} admin={admin} />}
      {writing && (
        <Writing
          data={await writingInWords(req, writing)}
          admin={admin}
          kindOf={slug => kindOf(payload, slug)}
        />
      )}
      <div className="home__states">
        <PaymentsStatus payload={payload} user={user} />
        <SubscriptionsStatus payload={payload} user={user} />
        <RuleBookStatus />
        {isAdmin(user) && <BeforeLive payload={payload} />}
        <FailedEmails />
      </div>
      <EverythingElse groups={navGroups} admin={admin} user={user} />
    </Gutter>
  )
}
