import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Block } from '@/server/content/pages'

const SHOWN = 8

/** What the editors’ product blocks name, then the first of the catalogue, each for one service. */
export function mostAsked(blocks: readonly Block[], items: readonly CardProduct[]): CardProduct[] {
  const chosen = blocks.flatMap(block => (block.blockType === 'products' ? block.routes : []))
  const singles = items.filter(({ type }) => type === 'single')
  const named = chosen.flatMap(route => singles.find(item => item.route === route) ?? [])
  return [...new Set([...named, ...singles])].slice(0, SHOWN)
}
