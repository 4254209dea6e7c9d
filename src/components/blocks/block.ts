import type { CardProduct } from '@/server/catalogue/product-cards'
import type { Block } from '@/server/content/pages'
import type { Visit } from '@/site/visit'

export type { Block }
export type BlockKind = Block['blockType']
type BlockOf<K extends BlockKind> = Extract<Block, { blockType: K }>

/** Where a block stands: the page's site and language, and what is on the shelf, with the prices of now. */
export type Surroundings = {
  visit: Pick<Visit, 'site' | 'locale'>
  items: readonly CardProduct[]
  /** Where the editor wrote the blocks in another language than the page is in. */
  lang?: string | undefined
}

export type BlockProps<K extends BlockKind> = Surroundings & { block: BlockOf<K> }
