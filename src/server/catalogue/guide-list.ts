import type { Line } from '@/pricing'
import type { Visit } from '@/site/visit'
import { type GuideCard, guideCards } from '../content/guides'
import { ruleBook } from '../rule-book/live'
import { regionOf } from './home-of-services'
import { productNamer } from './namer'
import { productPages } from './product-pages'

/** `region`: where the service is at home. */
export type ListedGuide = GuideCard & { name: string; icon: string | undefined; line: Line; region: string }

/** In the order of the catalogue; none of an adult product (DOMAIN 1), nor of one that has no page. */
export async function listedGuides(visit: Visit): Promise<ListedGuide[]> {
  const [snapshot, guides, nameOf] = await Promise.all([ruleBook(), guideCards(visit), productNamer(visit)])
  const byRoute = new Map(guides.map(guide => [guide.route, guide]))
  return productPages(snapshot).all.flatMap(({ route, sold, line }) => {
    const guide = byRoute.get(route)
    const product = snapshot.book.productOf(sold, 'win')
    if (!guide || !product || line === 'adult') return []
    return [
      {
        ...guide,
        name: nameOf(route),
        icon: snapshot.icons.get(route),
        line,
        region: regionOf(route, product),
      },
    ]
  })
}
