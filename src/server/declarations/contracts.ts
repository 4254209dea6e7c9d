import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Database } from '../runtime/database'
import type { Declared } from './form'

/** A paid order of an address; `expires` in ms, null where it does not end. */
export type Contract = {
  id: string
  number: string
  product: string
  expires: number | null
  /** It goes on by itself, so that somebody has to end it. */
  renews: boolean
}

/** What a declaration may mean: the paid orders of its own address that it names by number or product. */
export async function contractsOf(tx: Database, { contract, email }: Declared): Promise<Contract[]> {
  const rows = await tx.query<Omit<Contract, 'expires'> & { expires: Date | null }>(
    `select o.id, o.number, coalesce(o.quote->>'product', '') as product, max(c.expires) as expires,
       exists (select from subscriptions s join order_lines i on i.pid = s.pid
         where i.order_id = o.id and lower(s.email) = lower(o.email) and s.ended_at is null) as renews
     from orders o join order_lines l on l.order_id = o.id join licences c on c.order_line_id = l.id
     where lower(o.email) = lower($1) and o.state = 'paid' group by o.id order by o.number limit 50`,
    [email],
  )
  const text = contract.toLowerCase()
  const contracts = rows.map(({ expires, ...row }) => ({ ...row, expires: expires?.getTime() ?? null }))
  const numbered = contracts.filter(({ number }) => text.includes(number.toLowerCase()))
  if (numbered.length > 0) return numbered
  return contracts.filter(({ product }) => product !== '' && text.includes(product.toLowerCase()))
}

/** The truth about what does not go on by itself; undefined where somebody has to look. */
export function endOf({ number, product, expires, renews }: Contract, locale: Locale): string | undefined {
  if (renews) return undefined
  const t = translator(locale, 'statutory')
  if (expires === null) return t('email.lifetime', { product, number })
  return t('email.prepaid', { product, number, date: dayText(expires, locale) })
}
