import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { Visit } from '@/site/visit'
import { type Block, type ContentPage, contentPage } from '../content/pages'
import { type PageParams, visitOfPage } from '../request/visit'
import { routesInText } from './cards-in-text'
import { type CardProduct, productCardsOf } from './product-cards'

export type PageOfBlocks = { visit: Visit; content: ContentPage; items: CardProduct[] }

const shown = cache(async (site: string, locale: string, route: string): Promise<PageOfBlocks> => {
  const visit = await visitOfPage({ site, locale })
  const content = (await contentPage(visit, route)) ?? notFound()
  return { visit, content, items: await productCardsOf(visit, routesIn(content.blocks)) }
})

/** The page of a key, shared by its title and its body; 404 where nobody wrote it. */
export async function pageOfBlocks(params: Promise<PageParams>, route: string): Promise<PageOfBlocks> {
  const { site, locale } = await params
  return shown(site, locale, route)
}

/** The products that its blocks name, also within a text, in the order of the page; named twice, twice. */
export const routesIn = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(block => {
    if (block.blockType === 'text') return routesInText(block.body)
    return block.blockType === 'products' ? block.routes : []
  })
