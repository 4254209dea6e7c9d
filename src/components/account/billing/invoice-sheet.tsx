import { formatMoney } from '@/pricing'
import type { Invoice } from '@/server/invoices/invoice'
import { BRAND } from '@/site/brand'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Day, Fact, Facts } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import { PrintButton } from '../../ui/print-button'
import { AccountFrame } from '../frame/account-frame'
import { invoiceFilePath, payerInvoicePath, sectionPath } from '../frame/paths'
import { issuedIn, SoldTable } from './sold-table'

type Props = { visit: Visit; invoice: Invoice; nameOf: (pid: number) => string }

/** An unpaid order gets a note that there is no receipt yet. */
export function InvoiceSheet({ visit, invoice, nameOf }: Props) {
  const t = translator(visit.locale, 'myAccount')
  const { paidAt, state, number } = invoice.order
  const back = (
    <ButtonLink kind="secondary" href={sectionPath('billing', visit)}>
      {t('receipt.back')}
    </ButtonLink>
  )
  if (paidAt === null)
    return (
      <AccountFrame
        visit={visit}
        section="billing"
        title={t('receipt.unpaidTitle')}
        lead={t('receipt.unpaidText')}
      >
        <div>{back}</div>
      </AccountFrame>
    )
  return (
    <AccountFrame visit={visit} section="billing" title={t('receipt.title')}>
      <article className="grid gap-8 rounded-card border border-line p-4 sm:p-8 print:border-0 print:p-0">
        {state === 'refunded' && <Notice>{t('receipt.refunded')}</Notice>}
        <Parties visit={visit} invoice={invoice} paidAt={paidAt} />
        <SoldTable visit={visit} invoice={invoice} nameOf={nameOf} />
        {invoice.steps.length > 1 && <Steps visit={visit} invoice={invoice} />}
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={invoiceFilePath(number, visit.locale)}>{t('receipt.pdf')}</ButtonLink>
        {invoice.order.provider === 'paddle' && (
          <ButtonLink kind="secondary" href={payerInvoicePath(number)}>
            {t('receipt.paddleInvoice')}
          </ButtonLink>
        )}
        <PrintButton label={t('receipt.print')} />
        {back}
      </div>
    </AccountFrame>
  )
}

type PartiesProps = { visit: Visit; invoice: Invoice; paidAt: number }

function Parties({ visit: { locale, origin }, invoice, paidAt }: PartiesProps) {
  const { order } = invoice
  const issued = issuedIn(invoice)
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  return (
    <Facts>
      <Fact name={account('order.number')} isLong>
        {order.number}
      </Fact>
      <Fact name={t('receipt.paidOn')}>
        <Day at={paidAt} locale={locale} />
      </Fact>
      <Fact name={account('order.state')}>{account(`order.states.${invoice.shown}`)}</Fact>
      <Fact name={t('receipt.seller')}>{issued?.seller?.name ?? `${BRAND}, ${new URL(origin).host}`}</Fact>
      {issued?.seller && issued.number && <Fact name={t('receipt.number')}>{issued.number}</Fact>}
      <Fact name={t('receipt.buyer')} isLong>
        {order.email}
      </Fact>
      <Fact name={t('billing.payer')} isLong>
        {translator(locale, 'checkout')(`review.payers.${order.provider}`)}
      </Fact>
      {order.coupon && <Fact name={t('billing.coupon')}>{order.coupon}</Fact>}
    </Facts>
  )
}

function Steps({ visit: { locale }, invoice: { order, steps } }: Omit<Props, 'nameOf'>) {
  const t = translator(locale, 'myAccount')
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{t('receipt.how')}</h2>
      <dl className="grid gap-1 text-muted">
        {steps.map(({ kind, rule, label, amount }) => (
          <div key={`${kind} ${rule}`} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatMoney(amount, order.currency, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
