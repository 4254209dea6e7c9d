import type { Access, CollectionConfig } from 'payload'
import { nobody, ROLES, staff, staffField } from '../access/roles'
import { options } from '../fields/options'
import { endpoints } from './endpoints'
import { askRecentSignIn } from './hooks/ask-recent-sign-in'
import { askSecondFactor, noteReset, signNobodyIn } from './hooks/ask-second-factor'
import { endResetLink } from './hooks/end-reset-link'
import { limitReset, limitSignIn, rememberBrowser } from './hooks/limit-sign-in'
import { noteSession } from './hooks/note-session'
import { refuseWeakPassword } from './hooks/refuse-weak-password'

const adminOrSelf: Access = args => {
  if (staff()(args) === true) return true
  return args.req.user ? { id: { equals: args.req.user.id } } : false
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role', 'updatedAt'] },
  auth: {
    // No lock: strangers could keep it shut. `limitSignIn` counts tries instead (decision 022).
    maxLoginAttempts: 0,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  endpoints,
  hooks: {
    beforeOperation: [limitSignIn, limitReset, refuseWeakPassword, noteReset],
    beforeChange: [askRecentSignIn, endResetLink],
    beforeLogin: [askSecondFactor],
    afterLogin: [rememberBrowser, noteSession],
    afterOperation: [signNobodyIn],
  },
  access: {
    read: adminOrSelf,
    update: adminOrSelf,
    create: staff(),
    delete: staff(),
    unlock: nobody,
    admin: ({ req }) => Boolean(req.user),
  },
  fields: [
    { name: 'name', type: 'text' },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'support',
      saveToJWT: true,
      options: options(ROLES),
      access: { create: staffField(), update: staffField() },
    },
  ],
}
