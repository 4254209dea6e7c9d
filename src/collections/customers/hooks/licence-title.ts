import { labelled } from '../../admin/words/labelled'
import { planLabel } from '../../fields/options'
import { productNames } from '../../fields/product-names'
import { titledAs } from '../../fields/title'

/**
 * «Netflix Downloader · Lifetime, 1 PC · name@example.com». The name is asked for here: one read through the virtual field of
 * a licence, whose order line reads the same one, waits for itself where a device brings both.
 */
export const licenceTitle = titledAs(async ({ pid, plan, email }, { language, req }) => {
  const name = (await productNames(req, 'pid')).get(Number(pid)) ?? `${pid}`
  return [name, labelled(planLabel(String(plan)), language), email].join(' · ')
})
