import type { Coupon } from '@/payload-types'

type Limits = Partial<Pick<Coupon, 'max_uses' | 'max_per_customer' | 'first_order_only'>>

/** Whether its uses are counted, so that it has to be entered. */
export const isLimited = ({ max_uses, max_per_customer, first_order_only }: Limits): boolean =>
  Boolean(max_uses || max_per_customer || first_order_only)
