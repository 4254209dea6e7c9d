import type { Order } from '@/server/orders/order'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { accountPath } from '../account/frame/paths'
import { ButtonLink } from '../ui/button'
import { Notice } from '../ui/notice'
import { BusyForm } from './busy-form'

type Props = { visit: Visit; order: Order; answer: 'sent' | 'many' | undefined }

/** One click: a letter to the address of the order proves whose it is. A customer is led to the account that has it already. */
export function AccountOffer({ visit, order, answer }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const { number, secret, email, customerId } = order
  if (customerId !== null)
    return (
      <>
        <p className="text-muted">{t('paid.inAccount')}</p>
        <div>
          <ButtonLink kind="secondary" href={accountPath(visit)}>
            {t('paid.account')}
          </ButtonLink>
        </div>
      </>
    )
  if (answer === 'sent')
    return (
      <div id="account">
        <Notice tone="positive" title={t('paid.letterSent', { email })}>
          {t('paid.letterText')}
        </Notice>
      </div>
    )
  return (
    <div id="account" className="grid grid-cols-1 gap-4">
      <p className="text-muted">{t('paid.offer', { email })}</p>
      {answer === 'many' && <Notice tone="warning">{translator(locale, 'errors')('too_many_tries')}</Notice>}
      <BusyForm
        action="/order/checkout/account"
        hidden={{ order: number, secret }}
        submit={t('paid.open')}
        working={t('working')}
        kind="secondary"
      />
    </div>
  )
}
