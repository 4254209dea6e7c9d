import type { Payload } from 'payload'

/** What the admin calls one document of a collection. */
export function kindOf({ config }: Payload, slug: string): string {
  const singular = config.collections.find(collection => collection.slug === slug)?.labels.singular
  return typeof singular === 'string' ? singular : slug
}
