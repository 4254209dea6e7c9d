import { type Acted, type Acting, lockedCampaign } from './acting'
import { freeName } from './names'
import { takenByCampaigns } from './taken-names'

/** A draft with all that the form shows, in every language, with a key and a page that are free. */
export async function duplicate(acting: Acting): Promise<Acted> {
  const { req, id } = acting
  if (!(await lockedCampaign(acting))) return null
  const { key, route } = await req.payload.findByID({
    ...{ collection: 'campaigns', id, draft: true, depth: 0, overrideAccess: false, req },
  })
  if (!key || !route) return { refusal: 'Give it a key and a page first: its copy is called after them.' }
  const { keys, routes } = await takenByCampaigns(req)
  const copy = await req.payload.duplicate({
    collection: 'campaigns',
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
    data: {
      key: freeName(`${key}-copy`, { join: '-', isTaken: name => keys.has(name) }),
      route: freeName(`${route}_copy`, { join: '_', isTaken: name => routes.has(name.toLowerCase()) }),
      _status: 'draft',
    },
  })
  return {
    id: copy.id,
    sentence: `This is a copy, a draft. Its key is “${copy.key}”, its page “${copy.route}”.`,
  }
}
