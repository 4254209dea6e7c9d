import { formatMoney } from '@/pricing'
import type { Invoice } from '@/server/invoices/invoice'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { rateText } from '@/site/rate-text'
import { refundText } from '@/site/refund-text'
import { soldText } from '@/site/sold-text'
import type { Visit } from '@/site/visit'

export const issuedIn = ({ documents }: Invoice) => documents.find(({ kind }) => kind === 'invoice')

type Props = { visit: Visit; invoice: Invoice; nameOf: (pid: number) => string }

/** What was sold, what it came to, and what went back. */
export function SoldTable({ visit: { locale }, invoice, nameOf }: Props) {
  const t = translator(locale, 'myAccount')
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 pe-2 sm:pe-4 text-start font-normal">
            {t('receipt.description')}
          </th>
          <th scope="col" className="py-2 pe-2 sm:pe-4 text-end font-normal">
            {t('receipt.quantity')}
          </th>
          <th scope="col" className="py-2 text-end font-normal">
            {t('receipt.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map(line => (
          <Line key={`${line.pid}-${line.plan}`} {...{ line, invoice, locale, nameOf }} />
        ))}
      </tbody>
      <tfoot>
        <Total invoice={invoice} locale={locale} />
        <Taxes invoice={invoice} locale={locale} />
        {invoice.returned > 0 && <Returned invoice={invoice} locale={locale} />}
      </tfoot>
    </table>
  )
}

type InvoiceProps = { invoice: Invoice; locale: Locale }

const moneyOf =
  ({ invoice, locale }: InvoiceProps) =>
  (amount: number): string =>
    formatMoney(amount, invoice.order.currency, locale)

type LineProps = InvoiceProps & Pick<Props, 'nameOf'> & { line: Invoice['lines'][number] }

function Line({ line: { pid, plan, quantity, unitTotal, within }, nameOf, invoice, locale }: LineProps) {
  const sold = {
    product: nameOf(pid),
    plan: translator(locale, 'plans')(`name.${plan}`),
    bundle: within === undefined ? undefined : nameOf(within),
  }
  return (
    <tr className="border-b border-line align-baseline" data-sold={pid}>
      <td className="py-3 pe-2 sm:pe-4">{soldText(sold, locale)}</td>
      <td className="py-3 pe-2 sm:pe-4 text-end tabular-nums">{quantity}</td>
      <td className="py-3 text-end whitespace-nowrap tabular-nums">
        {moneyOf({ invoice, locale })(unitTotal)}
      </td>
    </tr>
  )
}

const Total = ({ invoice, locale }: InvoiceProps) => (
  <tr className="text-lg font-semibold">
    <th scope="row" colSpan={2} className="py-3 pe-2 sm:pe-4 text-start">
      {translator(locale, 'account')('order.total')}
    </th>
    <td className="py-3 text-end whitespace-nowrap tabular-nums" data-total>
      {moneyOf({ invoice, locale })(invoice.order.total)}
    </td>
  </tr>
)

const Taxes = ({ invoice, locale }: InvoiceProps) =>
  (issuedIn(invoice)?.lines ?? []).map(({ rate, amount }) => (
    <tr key={rate} className="text-muted">
      <th scope="row" colSpan={2} className="py-1 pe-2 text-start font-normal sm:pe-4">
        {translator(locale, 'myAccount')('receipt.tax', { rate: rateText(rate, locale) })}
      </th>
      <td className="py-1 text-end whitespace-nowrap tabular-nums">{moneyOf({ invoice, locale })(amount)}</td>
    </tr>
  ))

function Returned({ invoice, locale }: InvoiceProps) {
  const { refundedAt, returned } = invoice
  return (
    <tr>
      <th scope="row" colSpan={2} className="py-1 pe-2 text-start font-normal sm:pe-4">
        {refundText(refundedAt, locale)}
      </th>
      <td className="py-1 text-end whitespace-nowrap tabular-nums">
        {moneyOf({ invoice, locale })(-returned)}
      </td>
    </tr>
  )
}
