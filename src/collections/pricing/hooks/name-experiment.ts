import { randomBytes } from 'node:crypto'
import type { CollectionBeforeValidateHook } from 'payload'

/** Its cookie's name: what is Latin of its name, and some letters that make it its own. */
export const nameExperiment: CollectionBeforeValidateHook = ({ data = {}, originalDoc }) => {
  if (originalDoc?.key) return { ...data, key: originalDoc.key }
  const words = String(data.name ?? '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 30)
  return { ...data, key: `${words || 'test'}-${randomBytes(2).toString('hex')}` }
}
