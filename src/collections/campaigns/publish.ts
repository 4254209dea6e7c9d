import { type Acted, type Acting, lockedCampaign } from './acting'
import { publishWithCoupons } from './publishing/publish-with-coupons'

/** Publishes the saved draft of a campaign with those of its coupons that are drafts. */
export async function publish(acting: Acting): Promise<Acted> {
  const { req, id, seen = '' } = acting
  if (!(await lockedCampaign(acting))) return null
  const { name, key, updatedAt } = await req.payload.findByID({
    ...{ collection: 'campaigns', id, draft: true, depth: 0, locale: 'en', overrideAccess: false, req },
  })
  const codes = await publishWithCoupons({ req, id, seen, about: updatedAt, now: Date.now() })
  if (!codes) return null
  const coupons = codes.length > 0 ? ` So are its coupons: ${codes.join(', ')}.` : ''
  return { id, sentence: `“${name || key}” is published.${coupons}` }
}
