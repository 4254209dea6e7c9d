import type { Visit } from '@/site/visit'
import type { CardProduct } from '../catalogue/product-cards'
import { ruleBook } from '../rule-book/live'

/** Those of `items` that open a single product, in their order. */
export async function suitesOf(
  single: CardProduct | undefined,
  items: readonly CardProduct[],
  { os }: Pick<Visit, 'os'>,
): Promise<CardProduct[]> {
  if (single?.type !== 'single') return []
  const { book } = await ruleBook()
  const opens = (suite: string) =>
    book.productOf(suite, os)?.includes.some(({ route }) => route === single.sold)
  return items.filter(({ type, sold }) => type === 'all_in_one' && opens(sold))
}
