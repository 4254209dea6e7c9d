import type { OrderView } from '@/server/accounts/overview'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { AccountFrame } from '../frame/account-frame'
import { NothingOwned } from '../frame/nothing'
import { OrderList } from './order-list'

type Props = { visit: Visit; orders: readonly OrderView[]; nameOf: (pid: number) => string }

export function Billing({ visit, orders, nameOf }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <AccountFrame visit={visit} section="billing" lead={t('billing.lead')}>
      {orders.length === 0 ? (
        <NothingOwned visit={visit} title={t('billing.emptyTitle')} text={t('billing.emptyText')} />
      ) : (
        <OrderList orders={orders} nameOf={nameOf} visit={visit} />
      )}
    </AccountFrame>
  )
}
