import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import type { Visit } from '@/site/visit'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import type { Database } from '../runtime/database'
import type { Customer } from '../sessions/customer'
import { openSession } from '../sessions/session'
import { tokenHash } from '../sessions/token'

export type AccountEmail = 'confirm' | 'reset' | 'open' | 'release'

/** `open` is `reset` in other words, for who never had a password. */
const LINKS = {
  confirm: { page: page('login-success'), parameter: 'confirm' },
  reset: { page: page('reset-password'), parameter: 'reset' },
  open: { page: page('reset-password'), parameter: 'reset' },
  release: { page: page('my-account', 'devices'), parameter: 'release' },
} as const

type Where = Pick<Visit, 'origin' | 'site' | 'locale'>
type Writing = { customer: Pick<Customer, 'id' | 'email'>; kind: AccountEmail; visit: Where }

/** Sends a link that works once and voids earlier ones of its kind, in the visitor's language. */
export async function enqueueAccountEmail(tx: Database, { customer, kind, visit }: Writing): Promise<void> {
  const token = await openSession(tx, { customerId: customer.id, kind: LINKS[kind].parameter })
  const { locale } = visit
  await enqueueEmail(tx, {
    reason: `${kind}:${tokenHash(token)}`,
    kind,
    to: customer.email,
    ...letterOf({
      subject: translator(locale, 'account')(`letters.${kind}.subject`),
      locale,
      blocks: blocksOf(kind, linkOf(kind, token, visit), visit),
    }),
  })
}

function linkOf(kind: AccountEmail, token: string, { origin, site, locale }: Where): string {
  const { page: opened, parameter } = LINKS[kind]
  return `${origin}${pathInLanguage(opened, site, locale)}?${parameter}=${token}`
}

function blocksOf(kind: AccountEmail, url: string, { locale }: Where): Block[] {
  const t = translator(locale, 'account')
  return [
    ...paragraphs(t(`letters.${kind}.before`)),
    { kind: 'action', label: t(`letters.${kind}.action`), url },
    ...paragraphs(t(`letters.${kind}.after`)),
  ]
}

const paragraphs = (text: string): Block[] => text.split('\n\n').map(each => ({ kind: 'text', text: each }))
