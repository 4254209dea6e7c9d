import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import type { Database } from '../database'
import type { Customer } from './customer'
import { closeAll, openSession } from './session'

type Kind = 'confirm' | 'reset'

/** The page that the link of a letter opens, and the parameter that carries its token. */
const LINKS = {
  confirm: { family: 'login-success', parameter: 'confirm' },
  reset: { family: 'reset-password', parameter: 'reset' },
} as const

type Writing = { customer: Pick<Customer, 'id' | 'email'>; kind: Kind; visit: Visit }

/**
 * Writes the letter that asks to confirm an address, or to choose a new password, in the visitor's language. Its link
 * works once; that of an earlier letter of the kind no more.
 */
export async function writeAccountLetter(tx: Database, { customer, kind, visit }: Writing): Promise<void> {
  await closeAll(tx, customer.id, [kind])
  const token = await openSession(tx, { customerId: customer.id, kind })
  const { family, parameter } = LINKS[kind]
  const link = `${visit.origin}${pathOf(page(family), visit.site, visit.locale)}?${parameter}=${token}`
  const t = translator(visit.locale, 'account')
  await tx.query(
    `insert into letters (reason, kind, "to", locale, subject, text) values ($1, $2, $3, $4, $5, $6)`,
    [
      `${kind}:${customer.id}:${visit.at}`,
      kind,
      customer.email,
      visit.locale,
      t(`letters.${kind}.subject`),
      t(`letters.${kind}.text`, { link }),
    ],
  )
}
