import type { RefusalReason } from '@/site/customer-review'
import { isLocale, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { siteSpeaking } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import { siteOrigins } from '../http/origins'
import { ruleBook } from '../rule-book/live'
import { productNames } from '../rule-book/product-names'
import type { Database } from '../runtime/database'

/** `seen`: when the text was written (ms) that was decided about; `refusal`: why it is not shown, null where it is. */
type Decided = { id: string; seen: number; refusal: RefusalReason | null }

type Writer = { route: string; email: string; locale: string | null }

/**
 * Tells the writer of a review, in their language, that it is shown or why it is not, once for each text and decision.
 * Nothing goes to an unproven address.
 */
export async function tellWriter(tx: Database, { id, seen, refusal }: Decided): Promise<void> {
  const [writer] = await tx.query<Writer>(
    `select r.route, c.email, c.locale from customer_reviews r join customers c on c.id = r.customer_id
     where r.id = $1 and c.confirmed_at is not null`,
    [id],
  )
  if (!writer) return
  const known = writer.locale ?? undefined
  const locale = isLocale(known) ? known : 'en'
  const product = await nameOf(writer.route, locale)
  const t = translator(locale, 'customerReviews')
  await enqueueEmail(tx, {
    reason: `review:${id}:${seen}:${refusal ?? 'shown'}`,
    kind: 'review',
    to: writer.email,
    ...letterOf({
      subject: t(refusal ? 'letter.refusedSubject' : 'letter.shownSubject', { product }),
      locale,
      blocks: blocksOf(refusal, { product, locale }),
    }),
  })
}

function blocksOf(
  refusal: RefusalReason | null,
  { product, locale }: { product: string; locale: Locale },
): Block[] {
  const t = translator(locale, 'customerReviews')
  const [site, text] = [siteSpeaking('com', locale), (said: string): Block => ({ kind: 'text', text: said })]
  const said = refusal
    ? [t('letter.refused', { product }), t(`own.reasons.${refusal}`), t('own.refusedNext')]
    : [t('letter.shown', { product })]
  return [
    ...said.map(text),
    {
      kind: 'action',
      label: t('letter.open'),
      url: `${siteOrigins()[site]}${pathInLanguage(page('my-account', 'reviews'), site, locale)}`,
    },
    text(translator(locale, 'letters')('signature')),
  ]
}

async function nameOf(route: string, locale: Locale): Promise<string> {
  const [{ book }, nameOfPid] = await Promise.all([ruleBook(), productNames(locale)])
  const product = book.productOf(route, 'win') ?? book.productOf(route, 'mac')
  return product ? nameOfPid(product.pid) : route
}
