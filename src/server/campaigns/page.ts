import type { QuoteVisit } from '@/pricing'
import type { Visit } from '@/site/visit'
import { routesIn } from '../catalogue/page-of-blocks'
import { priceReasons, type Reason } from '../catalogue/price-reasons'
import { type CardProduct, type Namer, productCardsOf, productNamer } from '../catalogue/product-cards'
import { searchWordsOf } from '../content/metadata'
import { type ContentPage, contentPage } from '../content/pages'
import { orNone } from '../content/unreadable'
import { type CampaignBoard, campaignBoard } from './board'

export type CampaignPage = {
  visit: Visit
  content: ContentPage
  board: CampaignBoard
  items: CardProduct[]
  nameOf: Namer
  reasonOf: Reason
}

/**
 * At the prices of `asked`. Without a written page it shows the campaign's name; undefined where there is no
 * campaign either (PAGES, campaigns).
 */
export async function campaignPage(
  visit: Visit,
  route: string,
  asked: QuoteVisit,
): Promise<CampaignPage | undefined> {
  const [written, board, nameOf, reasonOf] = await Promise.all([
    orNone('the page of a campaign', contentPage(visit, route)),
    campaignBoard(visit, route, asked),
    productNamer(visit),
    priceReasons(visit),
  ])
  const content = written ?? unwritten(route, visit, board)
  if (!content) return undefined
  const items = await productCardsOf(visit, routesIn(content.blocks))
  return { visit, content, board, items, nameOf, reasonOf }
}

function unwritten(
  route: string,
  { locale: language }: Visit,
  { own: [campaign] }: CampaignBoard,
): ContentPage | undefined {
  if (!campaign) return undefined
  const { name: title } = campaign
  return {
    route,
    language,
    title,
    intro: undefined,
    blocks: [],
    ...searchWordsOf({}),
  }
}
