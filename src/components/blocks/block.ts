import type { Page } from '@/payload-types'
import type { ShelfItem } from '@/server/shelf'
import type { Visit } from '@/site/visit'

/** A building block as an editor arranged it (generated from `collections/blocks`). */
export type Block = NonNullable<Page['blocks']>[number]
export type BlockKind = Block['blockType']
export type BlockOf<K extends BlockKind> = Extract<Block, { blockType: K }>

/** Where a block stands: the page's site and language, and what is on the shelf, with the prices of now. */
export type Surroundings = { visit: Pick<Visit, 'site' | 'locale'>; items: readonly ShelfItem[] }

export type BlockProps<K extends BlockKind> = Surroundings & { block: BlockOf<K> }
