import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { AccountCard, LocalizedForm, Otherwise } from '../forms/account-card'
import { fieldsOf } from '../forms/fields'
import { linkTo, sectionPath } from '../frame/paths'

const PASSWORD_SAVED = '/my-account?password=saved'

type ForgotProps = { visit: Visit; isSent: boolean; refused: string | undefined }

/** What is said afterwards is the same for everyone, so that nobody learns who has an account. */
export function ForgotPassword({ visit, isSent, refused }: ForgotProps) {
  const { locale } = visit
  const t = translator(locale, 'account')
  const back = <Otherwise href={linkTo('login', visit)} answer={t('forgot.back')} />
  if (isSent)
    return (
      <AccountCard title={t('forgot.sentTitle')} footer={back}>
        <Notice>{t('forgot.sent')}</Notice>
      </AccountCard>
    )
  return (
    <AccountCard title={t('forgot.title')} lead={t('forgot.lead')} footer={back}>
      <LocalizedForm
        locale={locale}
        action="resetpw"
        fields={fieldsOf(locale, 'email')}
        refused={refused}
        next={linkTo('forgot-password', visit, { sent: '1' })}
        submit={t('forgot.submit')}
      />
    </AccountCard>
  )
}

type ResetProps = { visit: Visit; token: string; email: string | null }

/** `email` is null when the link no longer works. */
export function ResetPassword({ visit, token, email }: ResetProps) {
  const { locale } = visit
  const t = translator(locale, 'account')
  if (email === null)
    return (
      <AccountCard title={t('reset.expiredTitle')} lead={t('reset.expired')}>
        <ButtonLink href={linkTo('forgot-password', visit)} isWide>
          {t('reset.again')}
        </ButtonLink>
      </AccountCard>
    )
  return (
    <AccountCard title={t('reset.title')} lead={t('reset.lead', { email })}>
      <LocalizedForm
        locale={locale}
        action="resetpw"
        hidden={{ reset: token }}
        fields={fieldsOf(locale, 'newPassword', 'confirmPassword')}
        next={PASSWORD_SAVED}
        submit={t('reset.submit')}
      >
        <AccountName email={email} />
      </LocalizedForm>
    </AccountCard>
  )
}

export function ChangePassword({ visit, email }: { visit: Visit; email: string }) {
  const { locale } = visit
  const t = translator(locale, 'account')
  return (
    <AccountCard
      title={t('change.title')}
      lead={t('change.lead')}
      footer={<Otherwise href={sectionPath('settings', visit)} answer={t('change.back')} />}
    >
      <LocalizedForm
        locale={locale}
        action="changepw"
        fields={fieldsOf(locale, 'oldPassword', 'newPassword', 'confirmPassword')}
        next={PASSWORD_SAVED}
        submit={t('change.submit')}
      >
        <AccountName email={email} />
      </LocalizedForm>
    </AccountCard>
  )
}

/** Tells a password manager whose password this is. */
const AccountName = ({ email }: { email: string }) => (
  <input type="text" name="account" value={email} autoComplete="username" readOnly hidden />
)
