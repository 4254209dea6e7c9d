import type { Access, FieldAccess } from 'payload'

export const ROLES = ['admin', 'marketer', 'writer', 'support'] as const
export type Role = (typeof ROLES)[number]

const roleOf = (user: unknown): Role | undefined => {
  const role = typeof user === 'object' && user !== null && 'role' in user ? user.role : undefined
  return ROLES.find(known => known === role)
}

const holds = (user: unknown, roles: readonly Role[]) => {
  const role = roleOf(user)
  return role !== undefined && (role === 'admin' || roles.includes(role))
}

export const isWriter = (user: unknown): boolean => holds(user, ['marketer', 'writer'])

export const isMarketer = (user: unknown): boolean => holds(user, ['marketer'])

export const isAdmin = (user: unknown): boolean => holds(user, [])

export const isSupport = (user: unknown): boolean => holds(user, ['support'])

export const staff =
  (...roles: Role[]): Access =>
  ({ req }) =>
    holds(req.user, roles)

export const staffField =
  (...roles: Role[]): FieldAccess =>
  ({ req }) =>
    holds(req.user, roles)

export const anyStaff = staff(...ROLES)
export const nobody: Access = () => false
export const nobodyField: FieldAccess = () => false
export const anyone: Access = () => true
