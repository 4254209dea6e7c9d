import type { Locale } from './locale'
import { translator } from './messages'

type Sold = { product: string; plan: string; bundle: string | undefined }

/** What a line of an order was for; of a bundle, which product of it. */
export function soldText({ product, plan, bundle }: Sold, locale: Locale): string {
  const t = translator(locale, 'account')
  return bundle ? t('order.part', { product, plan, bundle }) : t('order.item', { product, plan })
}
