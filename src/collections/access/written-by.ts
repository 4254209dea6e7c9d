import type { CollectionConfig } from 'payload'
import { anyStaff, nobody, type Role, staff } from './roles'

type Rules = NonNullable<CollectionConfig['access']>

export const writtenBy = (...roles: Role[]): Rules => ({
  read: anyStaff,
  readVersions: anyStaff,
  create: staff(...roles),
  update: staff(...roles),
  delete: staff(...roles),
})

/** Written by the shop itself; nobody changes them through the admin. */
export const recordReadBy = (...roles: Role[]): Rules => ({
  read: staff(...roles),
  create: nobody,
  update: nobody,
  delete: nobody,
})
