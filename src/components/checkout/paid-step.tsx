import type { CheckoutView, NamedLicence } from '@/server/checkout/view'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { opensText } from '@/site/opens-text'
import type { Visit } from '@/site/visit'
import { accountPath, invoiceFilePath, payerInvoicePath } from '../account/frame/paths'
import { DownloadLinks } from '../download/download-links'
import { SendLinks } from '../download/send-links'
import { ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { CopyButton } from '../ui/copy-button'
import { Icon } from '../ui/icon'
import { Notice } from '../ui/notice'
import { CheckoutFrame } from './checkout-frame'
import { DifferenceDue } from './difference-due'

type Paid = Extract<CheckoutView, { kind: 'paid' }>
type Props = { visit: Visit; paid: Paid }

export function PaidStep({ visit, paid: { order, licences, due, downloads } }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const { quote, os, number, email, customerId } = order
  return (
    <CheckoutFrame locale={locale} step="result" sold={{ quote, os }}>
      {due && <DifferenceDue order={order} due={due} locale={locale} />}
      <h2 className="flex items-start gap-3 text-2xl">
        <Icon name="check" className="mt-1 size-7 text-positive" />
        {t('paid.title')}
      </h2>
      <p className="mt-2 text-muted">{t('paid.order', { number })}</p>
      {licences.length === 0 ? (
        <Notice tone="warning" className="mt-8">
          {t('paid.none')}
        </Notice>
      ) : (
        <>
          <h3 className="mt-8 mb-3 text-xl">{t('paid.keys', { count: licences.length })}</h3>
          <ul className="grid gap-4">
            {licences.map(licence => (
              <li key={licence.key}>
                <LicenceKey licence={licence} locale={locale} />
              </li>
            ))}
          </ul>
          <p className="mt-4">{t('paid.sent', { email })}</p>
        </>
      )}
      <div className="mt-8 flex flex-wrap gap-4">
        <DownloadLinks visit={visit} downloads={downloads} />
        <ButtonLink
          kind="secondary"
          href={invoiceFilePath(number, locale, customerId === null ? order.secret : undefined)}
        >
          {translator(locale, 'myAccount')('receipt.asPdf')}
        </ButtonLink>
        {order.provider === 'paddle' && (
          <ButtonLink
            kind="secondary"
            href={payerInvoicePath(number, customerId === null ? order.secret : undefined)}
          >
            {translator(locale, 'myAccount')('receipt.paddleInvoice')}
          </ButtonLink>
        )}
        {customerId !== null && (
          <ButtonLink kind="secondary" href={accountPath(visit)}>
            {t('paid.account')}
          </ButtonLink>
        )}
      </div>
      {downloads.some(each => each.isOffered) && <SendLinks visit={visit} className="mt-8" />}
    </CheckoutFrame>
  )
}

function LicenceKey({ licence, locale }: { licence: NamedLicence; locale: Locale }) {
  const t = translator(locale, 'checkout')
  const common = translator(locale, 'common')
  const { product, plan, key, expires, opens } = licence
  return (
    <Card className="grid gap-3">
      <p>
        <span className="font-semibold">{product}</span> · {translator(locale, 'plans')(`name.${plan}`)}
        <span className="block text-muted">
          {expires === null ? t('paid.lifetime') : t('paid.until', { date: dayText(expires, locale) })}
        </span>
        {opensText(opens, locale).map(text => (
          <span key={text} className="block" data-opens>
            {text}
          </span>
        ))}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-control bg-surface px-4 py-3">
        <code className="min-w-0 text-lg break-words tabular-nums select-all" data-key>
          {key}
        </code>
        <CopyButton
          text={key}
          label={t('paid.copy', { product })}
          copy={common('actions.copy')}
          copied={common('actions.copied')}
        />
      </div>
    </Card>
  )
}
