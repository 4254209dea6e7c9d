import type { PayloadRequest } from 'payload'
import { labelled } from '../../admin/words/labelled'
import { planLabel } from '../../fields/options'
import { titledAs } from '../../fields/title'

/**
 * «Netflix Downloader · Lifetime, 1 PC · name@example.com». The name is asked for here: one read through the virtual field of
 * a licence, whose order line reads the same one, waits for itself where a device brings both.
 */
export const licenceTitle = titledAs(async ({ pid, plan, email }, { language, req }) => {
  const name = (await productNames(req)).get(Number(pid)) ?? `${pid}`
  return [name, labelled(planLabel(String(plan)), language), email].join(' · ')
})

/** By number; asked for once, however many licences a list has. */
async function productNames(req: PayloadRequest): Promise<Map<number, string>> {
  const { docs } = await req.payloadDataLoader.find({
    collection: 'products',
    select: { pid: true, name: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Map(docs.map(({ pid, name }) => [pid, name]))
}
