import type { ComponentProps } from 'react'
import type { Customer } from '@/server/sessions/customer'
import type { SessionView } from '@/server/sessions/session-list'
import { HTML_LANG, LOCALE_NAMES, LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import type { SupportField } from '../../support/form-state'
import { SupportForm } from '../../support/support-form'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { PlainAction } from '../forms/action-form'
import { AccountFrame, Part } from '../frame/account-frame'
import { linkTo, sectionPath } from '../frame/paths'
import { DownloadData } from './delete-account'
import { SessionList } from './session-list'

/** What just happened, told by the query. */
export type SettingsNews = 'saved' | 'ended' | null

type Props = {
  visit: Visit
  customer: Customer
  sessions: readonly SessionView[]
  news: SettingsNews
  save: ComponentProps<typeof SupportForm>['action']
  end: PlainAction
}

export function Settings({ visit, customer, sessions, news, save, end }: Props) {
  const { locale } = visit
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  return (
    <AccountFrame
      visit={visit}
      section="settings"
      lead={t('settings.lead')}
      news={news && <Notice tone="positive">{t(`settings.${news}`)}</Notice>}
    >
      <Part title={t('settings.profile')}>
        <div className="max-w-narrow">
          <SupportForm
            action={save}
            here={sectionPath('settings', visit)}
            fields={fieldsOf(locale)}
            values={valuesOf(customer)}
            submit={translator(locale, 'common')('actions.save')}
            working={account('working')}
            tooMany={translator(locale, 'errors')('too_many_tries')}
          />
        </div>
      </Part>
      <Part title={t('settings.password')} lead={t('settings.passwordText')}>
        <ButtonLink kind="secondary" href={linkTo('set-password', visit)} className="justify-self-start">
          {account('overview.changePassword')}
        </ButtonLink>
      </Part>
      <Part title={t('settings.sessions')} lead={t('settings.sessionsText')}>
        <SessionList sessions={sessions} visit={visit} end={end} />
      </Part>
      <Part title={t('settings.data')} lead={t('settings.dataText')}>
        <DownloadData visit={visit} />
      </Part>
      <Part title={t('settings.delete')} lead={t('settings.deleteText')}>
        <ButtonLink
          kind="secondary"
          href={sectionPath('settings', visit, { delete: '1' })}
          className="justify-self-start"
        >
          {t('settings.delete')}
        </ButtonLink>
      </Part>
    </AccountFrame>
  )
}

const valuesOf = ({ username, locale, marketing }: Customer) => ({
  username: username ?? '',
  language: locale,
  marketing: String(marketing),
})

function fieldsOf(locale: Locale): SupportField[] {
  const [t, account] = [translator(locale, 'myAccount'), translator(locale, 'account')]
  const validation = translator(locale, 'validation')
  return [
    {
      name: 'username',
      control: 'line',
      label: account('fields.optional', { label: account('fields.username') }),
      autoComplete: 'nickname',
      maxLength: 20,
      isOptional: true,
      problems: { value: validation('username.value') },
    },
    {
      name: 'language',
      control: 'choice',
      label: t('settings.language'),
      hint: t('settings.languageHint'),
      options: LOCALES.map(value => ({ value, label: LOCALE_NAMES[value], lang: HTML_LANG[value] })),
      problems: {},
    },
    {
      name: 'marketing',
      control: 'check',
      label: account('fields.marketing'),
      isOptional: true,
      problems: {},
    },
  ]
}
