import type { GlobalConfig, NumberField, TextFieldSingleValidation } from 'payload'
import { storedReferralSettings, TRIAL_LINES } from '@/server/referral/settings'
import { anyStaff, staff } from '../access/roles'
import { LINE_LABELS, options } from '../fields/options'
import { refuseFor } from '../fields/refusal'
import { schemaRefusals } from '../fields/schema-refusals'
import { signature } from '../fields/signature'
import { signGlobalChange } from '../hooks/keep-amounts'

const DEFAULTS = storedReferralSettings.parse({})

type Whole = { label: string; description: string; max: number }

const whole = (
  name: 'trial_days' | 'most_per_year' | 'free_days',
  { label, description, max }: Whole,
): NumberField => ({
  ...{ name, label, type: 'number', required: true, defaultValue: DEFAULTS[name], min: 0, max },
  admin: { description },
})

const isCoupon: TextFieldSingleValidation = async (code, { req }) => {
  if (!code) return true
  const where = { code: { equals: code.trim().toUpperCase() }, group_type: { not_equals: 'internal' } }
  const { totalDocs } = await req.payload.count({ collection: 'coupons', where, req })
  return totalDocs > 0 || 'There is no coupon of this code that a buyer may enter.'
}

/** What recommending earns, and trials without a purchase (decision 061). */
export const ReferralSettings: GlobalConfig = {
  slug: 'referral-settings',
  label: 'Referral and free trials',
  admin: {
    description:
      'The account, the emails and the page of the program show these numbers automatically. Texts that promise a free trial are under Product pages and Interface texts: remove them there if you turn it off.',
  },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('marketer') },
  versions: { max: 50 },
  hooks: {
    beforeChange: [
      ({ data, global }) => {
        refuseFor(schemaRefusals(storedReferralSettings, data, global.fields))
        return data
      },
      signGlobalChange,
    ],
  },
  fields: [
    ...signature,
    whole('trial_days', {
      label: 'Free days for whoever recommended',
      description: 'What a customer earns when somebody buys through their link. 0 = nothing',
      max: 365,
    }),
    {
      name: 'line',
      type: 'select',
      required: true,
      defaultValue: DEFAULTS.line,
      label: 'What the free days are for',
      options: options(['bought', ...TRIAL_LINES], {
        ...LINE_LABELS,
        bought: 'The product line of what was bought',
      }),
    },
    whole('most_per_year', {
      label: 'Rewards per customer in a year',
      description: 'For at most this many purchases through their link, within 365 days',
      max: 365,
    }),
    whole('free_days', {
      label: 'Days of the free trial',
      description: 'Without a purchase, once per product line and customer. 0 = no free trial',
      max: 90,
    }),
    {
      name: 'default_code',
      type: 'text',
      required: true,
      defaultValue: DEFAULTS.default_code,
      label: 'The shop’s own invite code',
      admin: {
        description:
          'Invites as a customer’s code does, and rewards nobody. Ten digits and capital letters, at least one of them an I, L, O or U, which no customer’s code has.',
      },
    },
    {
      name: 'coupon',
      type: 'text',
      label: 'Coupon for buyers who were invited',
      validate: isCoupon,
      admin: { description: 'Its code. Empty = they get nothing off' },
    },
  ],
}
