import type { CollectionConfig } from 'payload'
import { anyStaff, nobody, type Role, staff } from './roles'

type Rules = NonNullable<CollectionConfig['access']>

/** Edited content: every member of staff reads it, these roles write it. */
export const writtenBy = (...roles: Role[]): Rules => ({
  read: anyStaff,
  readVersions: anyStaff,
  create: staff(...roles),
  update: staff(...roles),
  delete: staff(...roles),
})

/** Records of the till: written by the shop itself, read by these roles, changed by nobody through the admin. */
export const recordReadBy = (...roles: Role[]): Rules => ({
  read: staff(...roles),
  create: nobody,
  update: nobody,
  delete: nobody,
})
