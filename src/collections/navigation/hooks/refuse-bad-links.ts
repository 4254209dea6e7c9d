import type { CollectionBeforeChangeHook } from 'payload'
import type { Navigation } from '@/payload-types'
import { linkProblem } from '@/server/links'
import { refuseFor } from '../../fields/refusal'

type Row = Pick<Navigation, 'site' | 'header' | 'footer'>

/** A link of the head or the foot leads to a page that the shop has, or out of it by https. */
export const refuseBadLinks: CollectionBeforeChangeHook<Navigation> = async ({ data, originalDoc }) => {
  const { site = 'com', header, footer }: Partial<Row> = { ...originalDoc, ...data }
  const links = [...(header ?? []), ...(footer ?? []).flatMap(group => group.links ?? [])]
  const at = Date.now()
  refuseFor(await Promise.all(links.map(({ href }) => linkProblem(href, site, at))))
  return data
}
