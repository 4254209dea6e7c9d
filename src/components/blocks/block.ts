import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Block } from '@/server/content/pages'
import type { Visit } from '@/site/visit'

export type BlockKind = Block['blockType']
type BlockOf<K extends BlockKind> = Extract<Block, { blockType: K }>

export type Surroundings = {
  visit: Pick<Visit, 'site' | 'locale'> & Partial<Pick<Visit, 'at'>>
  items: readonly CardProduct[]
  /** Set if the blocks are in another language than the page. */
  lang?: string | undefined
}

export type BlockProps<K extends BlockKind> = Surroundings & { block: BlockOf<K> }
