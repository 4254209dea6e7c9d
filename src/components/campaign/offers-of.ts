import type { CampaignPage } from '@/server/campaigns/page'
import type { Promoted } from '@/server/campaigns/promoted'
import type { Block } from '@/server/content/pages'

export type Offered = {
  shown: Promoted[]
  /** Of the block that they come from. */
  title: string | undefined
  /** A campaign promotes them now. */
  isPromoted: boolean
  /** What else the page says. */
  blocks: Block[]
}

/** Where a page offers a visitor their own prices. */
export const OWN_OFFERS = 'yours'

/** What a page sells in its layout: what its campaigns promote now, else what its first block of products names. */
export function offersOf({ board, content, priced }: CampaignPage): Offered | undefined {
  const promoted = board.own.flatMap(each => each.promoted)
  const { blocks } = content
  if (promoted.length > 0) return { shown: promoted, title: undefined, isPromoted: true, blocks }
  const block = blocks.find(each => each.blockType === 'products')
  const shown = priced.filter(({ route }) => block?.routes.includes(route))
  if (!block || shown.length === 0) return undefined
  return {
    ...{ shown, title: block.title ?? undefined, isPromoted: false },
    blocks: blocks.filter(each => each !== block),
  }
}
