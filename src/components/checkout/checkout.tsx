import type { CheckoutView } from '@/server/checkout/view'
import type { Visit } from '@/site/visit'
import { AccountStep } from './account-step'
import { ExpiredStep } from './expired-step'
import { PaidStep } from './paid-step'
import { PendingStep } from './pending-step'
import { PlanStep } from './plan-step'
import { RefundedStep } from './refunded-step'
import { Refused } from './refused'
import { ReviewStep } from './review-step'

type Props = {
  visit: Visit
  view: Exclude<CheckoutView, { kind: 'missing' }>
  idempotencyKey: string
  error: string | undefined
  signedInAs: string | undefined
  typed: string | undefined
  /** This page's address, to return to after signing in. */
  here: string
}

export function Checkout({ visit, view, error, here, ...account }: Props) {
  switch (view.kind) {
    case 'plan':
      return <PlanStep visit={visit} priced={view} error={error} />
    case 'account':
      return (
        <AccountStep
          visit={visit}
          priced={view}
          error={error}
          {...account}
          typed={account.typed ?? view.email}
        />
      )
    case 'review':
      return <ReviewStep visit={visit} review={view} error={error} />
    case 'pending':
      return <PendingStep visit={visit} order={view.order} />
    case 'paid':
      return <PaidStep visit={visit} paid={view} />
    case 'refunded':
      return <RefundedStep visit={visit} order={view.order} />
    case 'expired':
      return <ExpiredStep visit={visit} order={view.order} />
    case 'refused':
      return <Refused visit={visit} why={view.why} next={here} />
  }
}
