import type { QuoteVisit } from '@/pricing'
import { type Layout, type Scene, sceneOf } from '@/site/campaign-look'
import { nearnessOf } from '@/site/nearness'
import type { Visit } from '@/site/visit'
import { type Namer, productNamer } from '../catalogue/namer'
import { routesIn } from '../catalogue/page-of-blocks'
import { priceReasons, type Reason } from '../catalogue/price-reasons'
import { type CardProduct, productCardsOf } from '../catalogue/product-cards'
import type { Cover } from '../content/cover'
import { searchWordsOf } from '../content/metadata'
import { type ContentPage, contentPage } from '../content/pages'
import { orNone } from '../content/unreadable'
import { ruleBookOf } from '../preview/rule-book'
import { type CampaignBoard, campaignBoard } from './board'
import { type Promoted, pricedRoutes } from './promoted'

export type CampaignPage = {
  visit: Visit
  content: ContentPage
  look: CampaignLook
  board: CampaignBoard
  items: CardProduct[]
  /** What its blocks name, at today's prices. */
  priced: Promoted[]
  nameOf: Namer
  reasonOf: Reason
}

export type CampaignLook = { layout: Layout; scene: Scene; visual: Cover | undefined }

/**
 * At the prices of `asked`. Without a written page it shows the campaign's name; undefined where there is no
 * campaign either (PAGES, campaigns).
 */
export async function campaignPage(
  visit: Visit,
  route: string,
  asked: QuoteVisit,
): Promise<CampaignPage | undefined> {
  const [snapshot, written, nameOf, reasonOf] = await Promise.all([
    ruleBookOf(visit),
    orNone('the page of a campaign', contentPage(visit, route)),
    productNamer(visit),
    priceReasons(visit),
  ])
  const board = await campaignBoard(visit, route, { asked, nameOf })
  const content = written ?? unwritten(route, visit, board)
  if (!content) return undefined
  const items = await productCardsOf(visit, routesIn(content.blocks))
  const shown = items.map(item => item.route)
  const coupons = board.own.flatMap(each => each.coupons.map(({ code }) => code))
  const priced = pricedRoutes(snapshot, shown, { asked, coupons })
  return { visit, content, look: lookOf(content, board, visit), board, items, priced, nameOf, reasonOf }
}

/**
 * As its editor chose; else cards, in a scene by what page and campaign are called, else by the month in which that
 * begins (UTC). What runs without an end belongs to no season and counts as none: then it is the month of the visit.
 */
export function lookOf(
  { route, look }: Pick<ContentPage, 'route' | 'look'>,
  { own }: CampaignBoard,
  { at }: Visit,
): CampaignLook {
  const [campaign] = own.filter(({ until }) => nearnessOf(until, at) !== 'open')
  return {
    layout: look.layout ?? 'cards',
    scene: look.scene ?? sceneOf(`${route} ${campaign?.key}`, campaign?.from ?? at),
    visual: look.visual,
  }
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
    look: { layout: undefined, scene: undefined, visual: undefined },
    ...searchWordsOf({}),
  }
}
