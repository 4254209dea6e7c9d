import { isLocale, type Locale } from '@/site/locale'
import { productNames } from '../../rule-book/product-names'
import { type Database, database } from '../../runtime/database'
import { rowId } from '../../runtime/row-id'
import { fillReply } from './fill-reply'

/** A saved reply to choose from. */
export type ReplyChoice = { id: string; title: string }

/** By title; without their texts. */
export const savedReplies = (): Promise<ReplyChoice[]> =>
  database.query<ReplyChoice>('select id, title from saved_replies order by lower(title), id')

/** Of whom a reply is filled: the ticket's number, and its customer. */
export type Asker = { number: string; customer: string; name: string | null; locale: string }

type Row = { text: string; language: string }

/**
 * A saved reply in the customer's language, else in English, with their name, newest paid order and its product, and
 * the ticket. Undefined where there is no such reply.
 */
export async function filledReply(tx: Database, id: string, asker: Asker): Promise<string | undefined> {
  const [reply] = await tx.query<Row>(
    `select text, _locale as language from saved_replies_translations
     where _parent_id = $1 and _locale::text = any($2) and text <> ''
     order by _locale::text = 'en' limit 1`,
    [rowId(id), [asker.locale, 'en']],
  )
  if (!reply) return undefined
  const locale = isLocale(reply.language) ? reply.language : 'en'
  const filling = { ...(await newestOrder(tx, asker, locale)), name: asker.name, ticket: asker.number }
  return fillReply(reply.text, filling, locale)
}

async function newestOrder(tx: Database, { customer }: Asker, locale: Locale) {
  const [order] = await tx.query<{ number: string; pid: number | null }>(
    `select o.number, (select l.pid::int from order_lines l where l.order_id = o.id order by l.created_at, l.id limit 1) as pid
     from orders o where o.customer_id = $1 and o.state = 'paid' order by o.paid_at desc, o.number limit 1`,
    [customer],
  )
  if (!order) return { order: null, product: null }
  return {
    order: order.number,
    product: order.pid === null ? null : (await productNames(locale))(order.pid),
  }
}
