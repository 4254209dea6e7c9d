import type { CollectionBeforeChangeHook } from 'payload'
import type { Plan } from '@/payload-types'
import { refuseFor } from '../../fields/refusal'

/** A plan of a withdrawn product cannot go on sale (SPEC 4). */
export const refuseOfWithdrawn: CollectionBeforeChangeHook<Plan> = async ({ data, originalDoc, req }) => {
  const { enable, product }: Partial<Plan> = { ...originalDoc, ...data }
  const id = typeof product === 'object' ? product.id : product
  if (!enable || id === undefined) return data
  const found = await req.payload.findByID({
    collection: 'products',
    id,
    select: { name: true, status: true },
    depth: 0,
    disableErrors: true,
    req,
  })
  refuseFor([found?.status === '2' ? withdrawn(found.name) : null])
  return data
}

const withdrawn = (name: string) => ({
  code: 'product_withdrawn',
  path: 'enable',
  sentence: `“${name}” is withdrawn, so none of its plans is on sale. Set the product to “On sale” first.`,
})
