import type { GlobalConfig } from 'payload'
import { ROLES, staff } from '../access/roles'
import { selectMany } from '../fields/select-many'
import { changedBy } from '../fields/signature'
import { signGlobalEdit } from '../hooks/sign-edit'
import { askRecentSignInOfGlobal } from './hooks/ask-recent-sign-in'

/** What admins ask of the sign-in of everybody (decision 082). */
export const StaffSecurity: GlobalConfig = {
  slug: 'staff-security',
  label: 'Staff sign-in',
  admin: { description: 'Who needs a second factor to sign in.' },
  access: { read: staff(), readVersions: staff(), update: staff() },
  versions: { max: 50 },
  hooks: { beforeChange: [askRecentSignInOfGlobal, signGlobalEdit] },
  fields: [
    changedBy,
    selectMany('second_factor_roles', ROLES, {
      label: 'A second factor is required for',
      description:
        'Anyone with such a role and no second factor must set one up before anything else, even if they are signed in now. Empty: nobody has to.',
    }),
  ],
}
