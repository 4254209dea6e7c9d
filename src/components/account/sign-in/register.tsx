import type { ComponentProps, ReactNode } from 'react'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { CheckField } from '../../ui/field'
import { AccountCard, LocalizedForm, Otherwise } from '../forms/account-card'
import { fieldsOf } from '../forms/fields'
import { linkTo } from '../frame/paths'

type Props = {
  visit: Visit
  next: string
  asked: string | undefined
  referral?: string
}

export function Register({ visit, next, asked, referral }: Props) {
  const { locale } = visit
  const t = translator(locale, 'account')
  return (
    <AccountCard
      title={t('register.title')}
      lead={t('register.lead')}
      footer={
        <Otherwise
          question={t('register.known')}
          href={linkTo('login', visit, { next: asked })}
          answer={t('login.title')}
        />
      }
    >
      <LocalizedForm
        locale={locale}
        action="register"
        hidden={referral ? { ref: referral.slice(0, 100) } : undefined}
        fields={fieldsOf(locale, 'email', 'ownPassword', 'confirmPassword', 'username')}
        next={next}
        submit={t('register.submit')}
        taken={
          <p className="mt-2 flex flex-wrap gap-x-6">
            <WayIn href={linkTo('login', visit, { next: asked })}>{t('login.title')}</WayIn>
            <WayIn href={linkTo('forgot-password', visit)}>{t('forgot.title')}</WayIn>
          </p>
        }
      >
        <CheckField name="marketing" value="true" label={t('fields.marketing')} />
        <Consent visit={visit} />
      </LocalizedForm>
    </AccountCard>
  )
}

const WayIn = (link: ComponentProps<'a'>) => (
  <a
    {...link}
    className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
  />
)

function Consent({ visit: { site, locale } }: { visit: Visit }) {
  const link = (legal: string) => (words: ReactNode) => (
    <a href={pathOf(page('legal', legal), site, locale)} className="text-accent underline underline-offset-4">
      {words}
    </a>
  )
  return (
    <p className="text-sm text-muted">
      {translator(locale, 'account').rich('register.consent', {
        terms: link('terms_of_use'),
        privacy: link('privacy_policy'),
      })}
    </p>
  )
}
