import type { CheckoutView } from '@/server/checkout/view'
import type { Visit } from '@/site/visit'
import { BasketStep } from './basket-step'
import { ExpiredStep } from './expired-step'
import { PaidStep } from './paid-step'
import { PendingStep } from './pending-step'
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

export function Checkout({ visit, view, error, here, ...placing }: Props) {
  switch (view.kind) {
    case 'basket':
      return (
        <BasketStep
          visit={visit}
          priced={view}
          error={error}
          {...placing}
          typed={placing.typed ?? view.email}
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
