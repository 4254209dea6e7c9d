import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { storedSubscriptionSettings } from '@/pricing/subscriptions'
import { anyStaff, staff } from '../access/roles'
import { refuseFor } from '../fields/refusal'
import { schemaRefusals } from '../fields/schema-refusals'
import { signature } from '../fields/signature'
import { signGlobalChange } from '../hooks/keep-amounts'

const count = (name: string, label: string) => ({
  ...{ name, label, type: 'number' as const },
  ...{ required: true, min: 1, max: 365 },
})

const isOfTheGroup: TextFieldSingleValidation = async (code, { req }) => {
  if (!code) return true
  const where = { code: { equals: code }, group_type: { equals: 'cancel' }, type: { equals: 'num' } }
  const { totalDocs } = await req.payload.count({ collection: 'coupons', where, req })
  return (
    totalDocs > 0 ||
    'There is no coupon of this code with an amount off in the group “Offered to somebody who cancels”.'
  )
}

/** The numbers of DOMAIN 6. */
export const SubscriptionSettings: GlobalConfig = {
  slug: 'subscription-settings',
  admin: {
    description:
      'How long the shop waits for a payment, when it tries again, and when it announces a renewal.',
  },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('marketer') },
  versions: { max: 50 },
  hooks: {
    beforeChange: [
      ({ data, global }) => {
        refuseFor(schemaRefusals(storedSubscriptionSettings, data, global.fields))
        return data
      },
      signGlobalChange,
    ],
  },
  fields: [
    ...signature,
    count('payment_hours', 'Hours in which a first payment or a change must be paid'),
    count('grace_days', 'Grace period after a failed renewal, in days'),
    {
      name: 'retry_days',
      type: 'array',
      label: 'Days of the grace period on which the charge is tried again',
      labels: { singular: 'Retry day', plural: 'Retry days' },
      admin: { components: { RowLabel: '@/collections/admin/rows/retry-title#RetryTitle' } },
      fields: [{ name: 'day', type: 'number', required: true, min: 1 }],
    },
    count('unpaid_days', 'Days after the grace period in which a payment restores the subscription'),
    count('notice_days', 'Days of notice before a yearly charge'),
    count('preview_minutes', 'Minutes for which a previewed price can be accepted'),
    {
      name: 'cancel_coupon',
      type: 'text',
      label: 'Coupon offered once to somebody who cancels',
      validate: isOfTheGroup,
      admin: {
        description:
          'The code of a coupon with an amount off in the group “Offered to somebody who cancels”, such as CANCEL5. Empty: nothing is offered.',
      },
    },
  ],
}
