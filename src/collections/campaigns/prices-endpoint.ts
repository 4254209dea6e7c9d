import type { Endpoint } from 'payload'
import { draftInBook } from '@/server/campaigns/draft-in-book'
import { priceCsv } from '@/server/campaigns/price-csv'
import { whatChanges } from '@/server/campaigns/what-changes'
import { csvHeaders } from '@/server/csv/write'
import { productNames } from '@/server/rule-book/product-names'
import { rowId } from '@/server/runtime/row-id'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { placesOfCurrency, whereText } from '../admin/campaign/where-text'
import { mayOf } from '../admin/price-lab/may'
import { planLabel } from '../fields/options'

/** `GET /cms/campaign-prices/ID`: every price without a campaign and with its saved draft, for a spreadsheet. */
export const campaignPricesEndpoint: Endpoint = {
  path: '/campaign-prices/:id',
  method: 'get',
  handler: async req => {
    if (!mayOf(req.user).prices) return refuseNotAllowed()
    const id = rowId(String(req.routeParams?.id))
    const book = await draftInBook({ payload: req.payload, user: req.user, id })
    const changes = book ? whatChanges(book, Date.now()) : undefined
    if (!changes)
      return refuse(404, 'not_found', 'There is no such campaign, or it is not finished enough to be priced.')
    const csv = priceCsv(changes.prices, {
      nameOf: await productNames('en'),
      planText: planLabel,
      whereText: price => whereText(price, placesOfCurrency(changes, price.currency), 'en'),
    })
    return new Response(csv, { headers: csvHeaders('campaign-prices') })
  },
}
