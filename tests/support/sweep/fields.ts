import type { FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { Reader } from '../staff-doors'

/** A collection as its configuration says, those of Payload itself included. */
export type Swept = Pick<SanitizedCollectionConfig, 'slug' | 'flattenedFields' | 'access' | 'versions'>

export const collectionsOf = (payload: Payload): Swept[] => payload.config.collections

/** The table of a collection. */
export const tableOf = (slug: string): string => slug.replaceAll('-', '_')

type Rule = (args: {
  req: PayloadRequest
  doc?: never
  siblingData?: never
  data?: never
  id?: never
}) => unknown

/** What a rule says to a role that knows nothing of the document, as where `select` leaves it out; a rule that looks at it throws. */
export async function says(rule: unknown, role: Reader, payload: Payload): Promise<boolean> {
  if (typeof rule !== 'function') return true
  const user =
    role === 'visitor' ? null : { id: 'nobody', email: `${role}@staff.test`, role, collection: 'users' }
  const decide: Rule = args => rule(args)
  return Boolean(await decide({ req: Object({ user, payload, headers: new Headers() }) }))
}

/** Whether a role may read a field of a collection. */
export async function mayRead(
  payload: Payload,
  role: Reader,
  collection: Swept,
  field: FlattenedField | undefined,
): Promise<boolean> {
  if (!(await says(collection.access.read, role, payload))) return false
  if (!field) return true
  if ('hidden' in field && field.hidden) return false
  return says('access' in field ? field.access?.read : undefined, role, payload)
}

/** Where a field leads; undefined where it leads nowhere, or to more than one collection. */
export function leadsTo(field: FlattenedField): string | undefined {
  const to = field.type === 'join' ? field.collection : 'relationTo' in field ? field.relationTo : undefined
  return typeof to === 'string' ? to : undefined
}
