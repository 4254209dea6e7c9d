import type { Line } from '@/pricing'
import type { Visit } from '@/site/visit'
import { type GuideCard, guideCards } from '../content/guides'
import { ruleBook } from '../rule-book/live'
import { productNamer } from './namer'
import { productPages } from './product-pages'

/** `region`: where the service is at home. */
export type ListedGuide = GuideCard & { name: string; line: Line; region: string }

/** In the order of the catalogue; none of an adult product (DOMAIN 1), nor of one that has no page. */
export async function listedGuides(visit: Visit): Promise<ListedGuide[]> {
  const [snapshot, guides, nameOf] = await Promise.all([ruleBook(), guideCards(visit), productNamer(visit)])
  const byRoute = new Map(guides.map(guide => [guide.route, guide]))
  return productPages(snapshot).all.flatMap(({ route, sold, line }) => {
    const guide = byRoute.get(route)
    const region = snapshot.book.productOf(sold, 'win')?.region
    return guide && region && line !== 'adult' ? [{ ...guide, name: nameOf(route), line, region }] : []
  })
}
