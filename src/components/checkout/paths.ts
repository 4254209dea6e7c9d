import type { Order } from '@/server/orders/order'

type Choices = {
  route: string
  plan?: string | null
  os: string
  coupon?: string | null
  billing?: string
  ref?: string
}

/** The checkout's address for a choice: '/checkout?route=…&plan=LFT&os=win'. */
export function checkoutLink(
  { route, plan, os, coupon, billing, ref }: Choices,
  more: Record<string, string> = {},
): string {
  const choices = {
    ...{ route, ...(plan && { plan }), os, ...(coupon && { coupon }) },
    ...{ ...(billing && { billing }), ...(ref && { ref }) },
  }
  return `/checkout?${new URLSearchParams({ ...choices, ...more })}`
}

/** Keeps the choices open on the page that a link leads to. */
export const STILL_CHOOSING = { change: '1' }

export const choicesOf = ({
  quote,
  os,
  coupon,
  subscriptionId,
}: Pick<Order, 'quote' | 'os' | 'coupon' | 'subscriptionId'>): Choices => ({
  route: quote.route,
  plan: quote.plan,
  os,
  coupon,
  ...(subscriptionId !== null && { billing: 'renewing' }),
})
