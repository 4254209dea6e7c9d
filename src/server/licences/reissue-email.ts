import type { Plan } from '@/pricing'
import { isLocale } from '@/site/locale'
import { translator } from '@/site/messages'
import { siteSpeaking } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import { enqueueEmail } from '../emails/enqueue'
import { downloadBlock } from '../releases/links-email'
import { packagesOfPid } from '../releases/of-order'
import { productNames } from '../rule-book/product-names'
import type { Database } from '../runtime/database'
import { tokenHash } from '../sessions/token'
import { orderOfLicence } from './of-order'
import { keyBlock } from './purchase-email'

type Row = { key: string; pid: number; plan: Plan; expires: Date | null; to: string; locale: string | null }

/** Tells the owner, or a guest’s address, the key that a licence has now. Throws where it is gone. */
export async function enqueueReissueEmail(tx: Database, licence: string): Promise<void> {
  const [row] = await tx.query<Row>(
    `select l.key, l.pid, l.plan, l.expires, coalesce(c.email, l.email) as "to", c.locale
     from licences l left join customers c on c.id = l.customer_id where l.id = $1`,
    [licence],
  )
  if (!row) throw new Error('A licence is gone')
  const spoken = row.locale ?? undefined
  const locale = isLocale(spoken) ? spoken : (await orderOfLicence(tx, licence)).locale
  const t = translator(locale, 'letters')
  const where = { site: siteSpeaking('com', locale), locale }
  const issued = { ...row, expires: row.expires?.getTime() ?? null }
  await enqueueEmail(tx, {
    reason: `reissued:${licence}:${tokenHash(row.key)}`,
    kind: 'reissued',
    to: row.to,
    ...letterOf({
      subject: t('reissued.subject', { product: (await productNames(locale))(row.pid) }),
      locale,
      blocks: [
        { kind: 'text', text: t('reissued.text') },
        await keyBlock({ locale }, issued),
        { kind: 'text', text: t('reissued.how') },
        ...(await packagesOfPid(row.pid)).map(found => downloadBlock(found, where)),
        { kind: 'text', text: t('signature') },
      ],
    }),
  })
}
