import type { ButtonInText } from '@/payload-types'
import { linkIn } from '@/site/link'
import { ButtonLink } from '../../ui/button'
import { type Around, addressOf } from './around'

/** Leads to its document; where that is not shown, to its address; without either it is none. */
export function ButtonOfText({
  fields: { label, document, href },
  ...around
}: { fields: ButtonInText } & Around) {
  const to =
    (document && addressOf(document.relationTo, document.value, around)) ||
    (href && linkIn(href, around.site, around.locale, around.origins))
  if (!to || !label) return null
  return (
    <p>
      <ButtonLink href={to} size="large">
        {label}
      </ButtonLink>
    </p>
  )
}
