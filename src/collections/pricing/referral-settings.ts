import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { storedReferralSettings, TRIAL_LINES } from '@/server/referral/settings'
import { anyStaff, staff } from '../access/roles'
import { LINE_LABELS, options } from '../fields/options'
import { refuseFor } from '../fields/refusal'
import { schemaRefusals } from '../fields/schema-refusals'
import { signature } from '../fields/signature'
import { signGlobalChange } from '../hooks/keep-amounts'

const DEFAULTS = storedReferralSettings.parse({})

const whole = (name: 'trial_days' | 'most_per_year' | 'free_days', label: string, max: number) =>
  ({ name, label, type: 'number', required: true, defaultValue: DEFAULTS[name], min: 0, max }) as const

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
      'The account, the emails and the page of the programme show these numbers by themselves. Texts that promise a free trial are under Product pages and Interface texts: take them out there if you turn it off.',
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
    whole('trial_days', 'Days that a purchase by a link earns; 0: none', 365),
    {
      name: 'line',
      type: 'select',
      required: true,
      defaultValue: DEFAULTS.line,
      label: 'For which line',
      options: options(['bought', ...TRIAL_LINES], { ...LINE_LABELS, bought: 'The line of what was bought' }),
    },
    whole('most_per_year', 'How many of them a customer earns in 365 days at most', 365),
    whole('free_days', 'Days of the free trial without a purchase, once per line and customer; 0: none', 90),
    {
      name: 'default_code',
      type: 'text',
      required: true,
      defaultValue: DEFAULTS.default_code,
      label: 'The shop’s own invite code',
      admin: {
        description:
          'Ten of the signs 0–9 and A–Z, with an I, L, O or U among them, which no customer’s code has. It invites like theirs, and rewards nobody.',
      },
    },
    {
      name: 'coupon',
      type: 'text',
      label: 'Coupon for who buys by an invitation',
      validate: isCoupon,
      admin: { description: 'A coupon’s code. Empty: the buyer gets nothing off.' },
    },
  ],
}
