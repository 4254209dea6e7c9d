import type { ReactNode } from 'react'
import type { Block } from '@/server/content/pages'
import { ActionBlock } from './action-block'
import type { BlockKind, BlockProps, Surroundings } from './block'
import { PassagesBlock } from './passages-block'
import { PictureBlock } from './picture-block'
import { ProductsBlock } from './products-block'
import { QuestionsBlock } from './questions-block'
import { TextBlock } from './text-block'

/** A block of `collections/blocks` that is missing here does not compile. */
const RENDERERS: { [K in BlockKind]: (props: BlockProps<K>) => ReactNode } = {
  text: TextBlock,
  passages: PassagesBlock,
  questions: QuestionsBlock,
  products: ProductsBlock,
  picture: PictureBlock,
  action: ActionBlock,
}

export function Blocks({ blocks, ...around }: Surroundings & { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    <div key={block.id ?? index} lang={around.lang} className="contents">
      {render(block.blockType, { block, ...around })}
    </div>
  ))
}

const render = <K extends BlockKind>(kind: K, props: BlockProps<K>): ReactNode => RENDERERS[kind](props)
