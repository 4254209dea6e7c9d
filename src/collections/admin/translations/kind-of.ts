import type { Payload } from 'payload'
import { labelIn } from '../words/label-in'
import { spoken } from '../words/of-request'

/** What the admin calls one document of a collection. */
export function kindOf({ config }: Payload, slug: string): string {
  const singular = config.collections.find(collection => collection.slug === slug)?.labels.singular
  return labelIn(singular, spoken()) ?? slug
}
