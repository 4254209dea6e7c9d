import { randomUUID } from 'node:crypto'
import { PACKAGES } from '@/site/packages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { validateField } from '@/site/validation'
import { enqueueEmail } from '../emails/enqueue'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import type { Call } from '../request/call'
import { inTransaction } from '../runtime/database'
import { normalEmail } from '../sessions/customer'
import { plainAddress } from '../sessions/plain-address'
import { downloadsAt } from './downloads'
import { linksEmail } from './links-email'

type Answer = { goTo: string }

/**
 * Emails the links to what is offered to an address, in the visitor's language, and leads back to the page of downloads.
 * Its answer never depends on the address: whether anybody has it, and whether it got a letter, nobody learns. Three a day
 * for a person's address, however it is tagged, ten a quarter of an hour for a network (API, limits).
 */
export async function sendLinks({ visit, ip, parameters }: Call): Promise<Answer> {
  const answered = (links: string): Answer => ({
    goTo: `${pathInLanguage(page('download'), visit.site, visit.locale)}?${new URLSearchParams({ links })}#links`,
  })
  const typed = typeof parameters.email === 'string' ? parameters.email : ''
  if (validateField('email', typed)) return answered('bad')
  const network = await consume('links_from_network', networkOf(ip))
  if (!network.ok) return answered('many')
  const to = normalEmail(typed)
  const { ok } = await consume('links', plainAddress(to))
  const downloadOf = await downloadsAt(visit.at)
  const offered = PACKAGES.filter(found => downloadOf(found).isOffered)
  if (ok && offered.length > 0)
    await inTransaction(tx => enqueueEmail(tx, linksEmail({ to, visit, offered, key: randomUUID() })))
  return answered('sent')
}
