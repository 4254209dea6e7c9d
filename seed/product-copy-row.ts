import { z } from 'zod'
import { routeKey } from '@/pricing/rows/fields'
import { written } from './localized'

const text = z.string().trim().min(1, 'must not be empty')
const passages = z.array(z.strictObject({ title: text, text }))

/** A product page's texts (seed/copy/text.ts has the lengths). */
export const productCopyRow = z.object({
  route: routeKey,
  generic_route: routeKey.nullable(),
  site_name: text.nullable(),
  headline: written(text.max(60)),
  promise: written(text),
  steps: written(passages.length(3)),
  features: written(passages.min(4).max(7)),
  specs: written(
    z
      .array(z.strictObject({ name: text, value: text }))
      .min(1)
      .max(12),
  ),
  questions: written(
    z
      .array(z.strictObject({ question: text, answer: text }))
      .min(3)
      .max(7),
  ),
  meta_title: written(text.max(60)),
  meta_description: written(text.max(155)),
  meta_keywords: written(text.max(200)).optional(),
})
