import type { Visit } from '@/site/visit'
import { search } from './search'

const MAX_SUGGESTIONS = 8

/** Best first; none for too short an input. */
export async function suggest(visit: Visit, text: string | undefined): Promise<string[]> {
  // Names alone: nobody's own prices are needed for them.
  const found = await search({ ...visit, loggedIn: false }, text)
  if (found.kind !== 'found') return []
  const { products, guides, articles, pages } = found
  const names = [
    ...products.map(({ name }) => name),
    ...[...guides, ...articles, ...pages].map(({ title }) => title),
  ]
  return [...new Set(names)].slice(0, MAX_SUGGESTIONS)
}
