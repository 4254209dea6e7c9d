import type { TextField } from 'payload'

/** What the shop reads in the group of a coupon; other groups are named by whoever makes them. */
export const COUPON_GROUPS = {
  internal: 'Only the shop itself: nobody can type it in',
  cancel: 'Offered to somebody who cancels',
} as const

export const groupOfCoupons: TextField = {
  name: 'group_type',
  type: 'text',
  label: 'Group',
  admin: {
    placeholder: 'No group',
    description: 'Of the amounts off in one group only one counts in an order',
    components: {
      Field: '@/collections/admin/coupon/group-field#GroupField',
      Cell: '@/collections/admin/lists/code-cell#CodeCell',
    },
  },
}
