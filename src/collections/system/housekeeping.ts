import type { Field, GlobalConfig } from 'payload'
import { problemOfDays, RETENTION_NAMES, RETENTIONS } from '@/server/housekeeping/settings'
import { anyStaff, staff } from '../access/roles'
import { changedBy } from '../fields/signature'
import { signGlobalEdit } from '../hooks/sign-edit'

/** In days; the daily job reads it. */
export const Housekeeping: GlobalConfig = {
  slug: 'housekeeping',
  admin: {
    description:
      'After how many days the shop deletes data automatically, once a day. The privacy policy tells customers the same numbers: change it in every language too.',
  },
  access: { read: anyStaff, update: staff() },
  versions: { max: 50 },
  hooks: { beforeChange: [signGlobalEdit] },
  fields: [
    changedBy,
    ...RETENTION_NAMES.map((name): Field => {
      const { label, days, least, most } = RETENTIONS[name]
      return {
        name,
        label,
        type: 'number',
        required: true,
        defaultValue: days,
        min: least,
        max: most,
        validate: (value: unknown) => problemOfDays(name, value) ?? true,
        admin: { description: `${least} to ${most} days; default ${days}` },
      }
    }),
  ],
}
