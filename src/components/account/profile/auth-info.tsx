import type { Customer } from '@/server/sessions/customer'
import type { SignInView } from '@/server/sessions/sign-ins'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Badge } from '../../ui/badge'
import { ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Day, Fact, Moment } from '../../ui/facts'
import { ConfirmNotice } from '../forms/confirm-notice'
import { AccountFrame, Part } from '../frame/account-frame'
import { linkTo } from '../frame/paths'
import { type NamedEntitlement, WhatRuns } from './what-runs'

type Props = {
  visit: Visit
  customer: Customer
  signIns: readonly SignInView[]
  runs: readonly NamedEntitlement[]
}

export function AuthInfo({ visit, customer, signIns, runs }: Props) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  return (
    <AccountFrame
      visit={visit}
      section="auth_info"
      lead={t('auth.lead')}
      news={
        customer.confirmedAt === null && (
          <ConfirmNotice email={customer.email} isSent={false} locale={locale} />
        )
      }
    >
      <Known visit={visit} customer={customer} />
      <Part title={t('auth.runs')} lead={t('auth.runsText')}>
        <WhatRuns runs={runs} visit={visit} />
      </Part>
      <Part title={t('auth.signIns')} lead={t('auth.signInsText')}>
        <SignIns visit={visit} signIns={signIns} />
        <ButtonLink kind="secondary" href={linkTo('set-password', visit)} className="justify-self-start">
          {translator(locale, 'account')('overview.changePassword')}
        </ButtonLink>
      </Part>
    </AccountFrame>
  )
}

function Known({ visit: { locale }, customer }: Pick<Props, 'visit' | 'customer'>) {
  const t = translator(locale, 'myAccount')
  const { email, confirmedAt, createdAt } = customer
  return (
    <Card>
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Fact name={t('auth.email')}>
          <span className="block break-words">{email}</span>
          <Badge tone={confirmedAt === null ? 'warning' : 'positive'}>
            {confirmedAt === null
              ? t('auth.unconfirmed')
              : t('auth.confirmed', { date: dayText(confirmedAt, locale) })}
          </Badge>
        </Fact>
        <Fact name={t('auth.since')}>
          <Day at={createdAt} locale={locale} />
        </Fact>
        <Fact name={t('auth.method')}>
          {t('auth.password')}
          <span className="block text-sm text-muted">{t('auth.hash')}</span>
        </Fact>
        <Fact name={t('auth.apps')}>{t('auth.appsText')}</Fact>
        <Fact name={t('auth.others')}>{t('auth.noOthers')}</Fact>
      </dl>
    </Card>
  )
}

function SignIns({ visit: { locale }, signIns }: Pick<Props, 'visit' | 'signIns'>) {
  const t = translator(locale, 'myAccount')
  if (signIns.length === 0) return <p className="text-muted">{t('auth.noSignIns')}</p>
  return (
    <ul className="divide-y divide-line rounded-card border border-line">
      {signIns.map(({ id, device, at }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4 sm:px-6">
          <span className="font-semibold">{device ?? t('settings.unknown')}</span>
          <span className="text-sm text-muted tabular-nums">
            <Moment at={at} locale={locale} />
          </span>
        </li>
      ))}
    </ul>
  )
}
