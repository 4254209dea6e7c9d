import type { ReactNode } from 'react'
import type { NamedLicence } from '@/server/checkout/view'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { opensText } from '@/site/opens-text'
import type { Visit } from '@/site/visit'
import { DownloadLinks } from '../download/download-links'
import { SendLinks } from '../download/send-links'
import { CopyButton } from '../ui/copy-button'
import { AccountOffer } from './account-offer'
import type { Paid } from './paid'

type Props = { visit: Visit; paid: Paid }

/** From the payment to the first use: the application, the key, and a place for both. */
export function Onboarding({ visit, paid: { order, licences, downloads, account } }: Props) {
  const { locale } = visit
  const t = translator(locale, 'checkout')
  const isPhone = visit.device === 'mobile'
  const isOffered = downloads.some(each => each.isOffered)
  return (
    <ol className="mt-8 grid grid-cols-1 gap-4">
      <Todo number={1} title={t('paid.install')}>
        {isPhone && isOffered && <SendLinks visit={visit} email={order.email} isPlain />}
        <div className="flex flex-wrap gap-3">
          <DownloadLinks visit={visit} downloads={downloads} kind={isPhone ? 'secondary' : 'primary'} />
        </div>
      </Todo>
      <Todo number={2} title={t('paid.keys', { count: licences.length })}>
        <p className="text-muted">{t('paid.enter')}</p>
        <ul className="grid gap-4">
          {licences.map(licence => (
            <li key={licence.key}>
              <LicenceKey licence={licence} locale={locale} />
            </li>
          ))}
        </ul>
      </Todo>
      <Todo number={3} title={t('paid.keep')}>
        <AccountOffer visit={visit} order={order} answer={account} />
      </Todo>
    </ol>
  )
}

type TodoProps = { number: number; title: string; children: ReactNode }

const Todo = ({ number, title, children }: TodoProps) => (
  <li className="grid grid-cols-1 gap-4 rounded-card border border-line p-4 sm:p-6">
    <h3 className="flex items-center gap-3 text-xl">
      <span
        aria-hidden="true"
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-base text-accent tabular-nums"
      >
        {number}
      </span>
      {title}
    </h3>
    {children}
  </li>
)

function LicenceKey({ licence, locale }: { licence: NamedLicence; locale: Locale }) {
  const t = translator(locale, 'checkout')
  const common = translator(locale, 'common')
  const { product, plan, key, expires, opens } = licence
  return (
    <div className="grid gap-3">
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
        <code className="min-w-0 text-lg text-balance break-words tabular-nums select-all" data-key>
          {key}
        </code>
        <CopyButton
          text={key}
          label={t('paid.copy', { product })}
          copy={common('actions.copy')}
          copied={common('actions.copied')}
        />
      </div>
    </div>
  )
}
