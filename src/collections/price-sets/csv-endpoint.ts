import type { Endpoint } from 'payload'
import { DECIMALS } from '@/pricing'
import { csvHeaders, csvOf } from '@/server/csv/write'
import { percentOf, type ShownChange, type ShownPlan } from '@/server/price-sets/shown'
import type { SearchParams } from '@/server/request/search-params'
import { refuse, refuseNotAllowed } from '../access/refuse'
import { isMarketer } from '../access/roles'
import { planLabel } from '../fields/options'
import { screenData } from './screen-data'

const HEAD = [
  ...['Product', 'System', 'Plan', 'Key', 'Currency', 'Selling price before', 'Selling price after'],
  ...['List price before', 'List price after', 'Change in percent', 'More than 30%'],
]

/** `GET /cms/price-set-csv`: what the screen of the same address shows, for a spreadsheet. */
export const priceSetCsvEndpoint: Endpoint = {
  path: '/price-set-csv',
  method: 'get',
  handler: async ({ user, searchParams }) => {
    if (!isMarketer(user)) return refuseNotAllowed()
    const asked: SearchParams = Object.fromEntries(searchParams ?? [])
    const data = await screenData({ ...asked, look: 'yes' })
    const changes = data.screen === 'gone' ? undefined : data.changes
    if (!changes)
      return refuse(404, 'not_found', 'There is no such price set, or what was typed is not finished.')
    return new Response(csvOf([HEAD, ...changes.plans.flatMap(linesOf)]), {
      headers: csvHeaders('price-set'),
    })
  },
}

const linesOf = ({ plan, changes }: ShownPlan): string[][] =>
  changes.map(change => [
    ...[plan.name, plan.os, planLabel(plan.plan), plan.pay_key, change.currency],
    ...amountsOf(change),
    ...[percentOf(change.selling).toFixed(1), change.isLarge ? 'yes' : ''],
  ])

const amountsOf = ({ currency, selling, list }: ShownChange): string[] =>
  [selling.before, selling.after, list.before, list.after].map(minor =>
    (minor / 10 ** DECIMALS[currency]).toFixed(DECIMALS[currency]),
  )
