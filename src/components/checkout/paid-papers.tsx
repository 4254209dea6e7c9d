import type { Order } from '@/server/orders/order'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { invoiceFilePath, payerInvoicePath } from '../account/frame/paths'
import { ButtonLink } from '../ui/button'

type Props = { order: Order; locale: Locale }

/** The receipt as PDF, and the invoice of a payer that sold in its own name. */
export function PaidPapers({ order: { number, secret, customerId, provider }, locale }: Props) {
  const t = translator(locale, 'myAccount')
  const proof = customerId === null ? secret : undefined
  return (
    <div className="mt-8 flex flex-wrap gap-4">
      <ButtonLink kind="secondary" href={invoiceFilePath(number, locale, proof)}>
        {t('receipt.asPdf')}
      </ButtonLink>
      {provider === 'paddle' && (
        <ButtonLink kind="secondary" href={payerInvoicePath(number, proof)}>
          {t('receipt.paddleInvoice')}
        </ButtonLink>
      )}
    </div>
  )
}
