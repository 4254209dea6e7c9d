import type { CollectionBeforeChangeHook } from 'payload'
import type { Navigation } from '@/payload-types'
import { linkProblem } from '@/server/pages/links'
import { refuseFor } from '../../fields/refusal'

type Row = Pick<Navigation, 'site' | 'header' | 'footer'>

export const refuseBadLinks: CollectionBeforeChangeHook<Navigation> = async ({ data, originalDoc }) => {
  const { site = 'com', header, footer }: Partial<Row> = { ...originalDoc, ...data }
  const at = Date.now()
  const problems = [...linksAt('header', header), ...(footer ?? []).flatMap(linksOfGroup)].map(
    async ({ href, path }) => {
      const problem = await linkProblem(href, site, at)
      return problem && { ...problem, path }
    },
  )
  refuseFor(await Promise.all(problems))
  return data
}

type Links = Row['header']

const linksAt = (path: string, links: Links) =>
  (links ?? []).map(({ href }, place) => ({ href, path: `${path}.${place}.href` }))

const linksOfGroup = ({ links }: { links?: Links }, place: number) => linksAt(`footer.${place}.links`, links)
