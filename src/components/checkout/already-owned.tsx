import type { PricedBasket } from '@/server/checkout/quote-basket'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Covered } from '../product/covered'
import { CheckField } from '../ui/field'

type Props = Pick<PricedBasket, 'os' | 'covering'> & {
  visit: Visit
  sold: { product: string; route: string }
}

export function AlreadyOwned({ visit, sold: { product, route }, os, covering }: Props) {
  if (covering.length === 0) return null
  return <Covered visit={visit} name={product} route={route} os={os} by={covering} className="mb-8" />
}

/** Buying again what is owned already has to be confirmed. */
export function BuyAgain({ error, locale }: { error: string | undefined; locale: Visit['locale'] }) {
  const isMissing = error === 'already_owned'
  return (
    <CheckField
      name="again"
      value="1"
      label={translator(locale, 'covered')('confirm')}
      error={isMissing ? translator(locale, 'errors')('already_owned') : undefined}
      autoFocus={isMissing}
    />
  )
}
