import type { Access, CollectionConfig } from 'payload'
import { ROLES, staff, staffField } from '../access/roles'
import { options } from '../fields/options'

/** A member of staff changes their own password; only an admin touches other accounts. */
const adminOrSelf: Access = args => {
  if (staff()(args) === true) return true
  return args.req.user ? { id: { equals: args.req.user.id } } : false
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Staff member', plural: 'Staff' },
  admin: { group: 'Staff', useAsTitle: 'email', defaultColumns: ['email', 'name', 'role', 'updatedAt'] },
  auth: {
    maxLoginAttempts: 10,
    lockTime: 15 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    read: adminOrSelf,
    update: adminOrSelf,
    create: staff(),
    delete: staff(),
    unlock: staff(),
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
