import { isAdmin, isMarketer, isSupport, isWriter } from '../../access/roles'

const PARTS = ['sales', 'campaigns', 'support', 'writing'] as const
export type Part = (typeof PARTS)[number]

const FOR: Record<Part, (user: unknown) => boolean> = {
  sales: isAdmin,
  campaigns: isMarketer,
  support: isSupport,
  writing: isWriter,
}

/** What of the first page somebody of the staff may see. */
export const partsOf = (user: unknown): Part[] => PARTS.filter(part => FOR[part](user))
