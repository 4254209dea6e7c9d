import { page } from '@/site/page'
import type { Visit } from '@/site/visit'
import { shopUrl } from '../http/shop-url'
import { type CardProduct, productCardsOf } from './product-cards'

/** The products that the cards of a rich text show, at the visitor's prices of now; cards of what is gone give none. */
export async function cardsInText(visit: Visit, text: unknown): Promise<CardProduct[]> {
  const routes = routesInText(text)
  if (routes.length === 0) return []
  const cards = await productCardsOf(visit, routes)
  return cards.map(card => ({ ...card, href: shopUrl(visit, page('product', card.route)) }))
}

/** Route keys of the products that a rich text shows, each once; its documents have to be read with it. */
export const routesInText = (text: unknown): string[] => [...new Set(within(text))]

function within(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (!isRow(value)) return []
  const shown = value.type === 'relationship' && value.relationTo === 'products' ? value.value : cardIn(value)
  if (isRow(shown)) return typeof shown.route === 'string' ? [shown.route] : []
  return within(value.root ?? value.children)
}

const cardIn = ({ type, fields }: Row): unknown =>
  type === 'block' && isRow(fields) && fields.blockType === 'productCard' ? fields.product : undefined

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
