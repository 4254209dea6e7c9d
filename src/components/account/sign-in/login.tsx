import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Notice } from '../../ui/notice'
import { lostPath } from '../devices/lost-device'
import { AccountCard, LocalizedForm, Otherwise } from '../forms/account-card'
import { fieldsOf } from '../forms/fields'
import { linkTo } from '../frame/paths'

type Props = {
  visit: Visit
  isDeleted?: boolean
  /** Of the application that last opened the shop here. */
  email?: string | undefined
  /** Where to go after signing in; a path of this site. */
  next: string
  /** `next` as it was asked for, handed on to registration. */
  asked: string | undefined
}

export function Login({ visit, next, asked, isDeleted, email }: Props) {
  const { locale } = visit
  const t = translator(locale, 'account')
  const isConfirming = next.startsWith(`${linkTo('login-success', visit)}?confirm=`)
  return (
    <AccountCard
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <>
          <Otherwise
            question={t('login.new')}
            href={linkTo('register', visit, { next: asked })}
            answer={translator(locale, 'common')('nav.register')}
          />
          <Otherwise href={linkTo('forgot-password', visit)} answer={t('login.forgot')} />
          <Otherwise href={lostPath(visit)} answer={translator(locale, 'myAccount')('lost.ask')} />
        </>
      }
    >
      {isDeleted && (
        <Notice tone="positive" className="mb-6">
          {t('login.deleted')}
        </Notice>
      )}
      {isConfirming && <Notice className="mb-6">{t('success.signInFirst')}</Notice>}
      <LocalizedForm
        locale={locale}
        action="login"
        fields={fieldsOf(locale, 'email', 'password')}
        known={{ email }}
        next={next}
        submit={t('login.title')}
      />
    </AccountCard>
  )
}
