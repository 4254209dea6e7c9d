import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { caughtUpRuleBook } from '@/server/rule-book/live'
import { productNames } from '@/server/rule-book/product-names'
import { type KeptForm, keptForm, nothingTold, type Told } from '../../new-sale/form-row'
import { zonesOf } from '../../new-sale/make'
import { type SoldRoute, soldRoutes } from '../../new-sale/scope'
import { emptySale, type TypedSale } from '../../new-sale/typed'

export type SaleForm = {
  form: string
  typed: TypedSale
  told: Told
  /** What was sent has become this campaign; the form is a new one. */
  became: string | null
  zones: readonly string[]
  products: (SoldRoute & { name: string })[]
}

/** The form as it was sent last by this member of the staff, else an empty one. */
export async function saleForm(req: PayloadRequest, asked: string | undefined): Promise<SaleForm> {
  const kept = asked && req.user ? await keptForm(asked, String(req.user.id)) : undefined
  const { book } = await caughtUpRuleBook()
  const nameOf = await productNames('en')
  const products = soldRoutes(book).map(sold => ({ ...sold, name: nameOf(sold.pids[0] ?? 0) }))
  return { ...shownOf(asked, kept), zones: zonesOf(req), products }
}

function shownOf(asked: string | undefined, kept: KeptForm | undefined) {
  if (asked && kept && kept.campaign === null)
    return { form: asked, typed: kept.typed, told: kept.told, became: null }
  return { form: randomUUID(), typed: emptySale(), told: nothingTold(), became: kept?.campaign ?? null }
}
