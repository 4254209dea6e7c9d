import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { CheckoutFrame } from './checkout-frame'
import { DifferenceDue } from './difference-due'
import { Onboarding } from './onboarding'
import type { Paid } from './paid'
import { PaidPapers } from './paid-papers'
import { PartBack } from './part-back'

type Props = { visit: Visit; paid: Paid }

export function PaidStep({ visit, paid }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const { order, due, licences } = paid
  const { quote, os, number, email } = order
  return (
    <CheckoutFrame visit={visit} step="result" sold={{ quote, os }} isPaid>
      {due && <DifferenceDue order={order} due={due} locale={locale} />}
      <h2 className="flex items-start gap-3 text-2xl">
        <Icon name="check" className="mt-1 size-7 text-positive" />
        {t('paid.title')}
      </h2>
      <p className="mt-2 text-muted">
        {t('paid.order', { number })} · {t('paid.sent', { email })}
      </p>
      <PartBack paid={paid} locale={locale} />
      {licences.length === 0 ? (
        <Notice tone="warning" className="mt-8">
          {t('paid.none')}
        </Notice>
      ) : (
        <Onboarding visit={visit} paid={paid} />
      )}
      <PaidPapers order={order} locale={locale} />
    </CheckoutFrame>
  )
}
