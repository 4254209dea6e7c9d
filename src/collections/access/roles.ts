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

/** Whether somebody writes what the shop says. */
export const isWriter = (user: unknown): boolean => holds(user, ['marketer', 'writer'])

/** Whether somebody may do everything. */
export const isAdmin = (user: unknown): boolean => holds(user, [])

/** Whether somebody looks after customers. */
export const isSupport = (user: unknown): boolean => holds(user, ['support'])

/** Lets in staff of these roles; an admin always. */
export const staff =
  (...roles: Role[]): Access =>
  ({ req }) =>
    holds(req.user, roles)

/** The same for one field. */
export const staffField =
  (...roles: Role[]): FieldAccess =>
  ({ req }) =>
    holds(req.user, roles)

export const anyStaff = staff(...ROLES)
export const nobody: Access = () => false
export const nobodyField: FieldAccess = () => false
export const anyone: Access = () => true
