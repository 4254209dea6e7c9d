import type { Where } from 'payload'
import { SCHEDULABLE } from '@/server/publishing/terms'

/** What of a kind has a page or is shown; kinds that are not named are public as they are. What lies in the trash no picker shows. */
const SHOWN: Readonly<Record<string, Where>> = {
  ...Object.fromEntries(SCHEDULABLE.map(slug => [slug, { _status: { equals: 'published' } }])),
  releases: { state: { not_equals: 'draft' } },
  products: { url: { exists: true } },
}

/** Only documents that visitors can see; a document does not lead to itself. */
export function publicOnly({
  id,
  relationTo,
}: {
  id?: string | number | undefined
  relationTo: string
}): Where | true {
  const shown = SHOWN[relationTo]
  const others: Where | undefined = id ? { id: { not_equals: id } } : undefined
  const both = [shown, others].filter(each => each !== undefined)
  return both.length > 0 ? { and: both } : true
}
