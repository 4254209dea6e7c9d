import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { LocalizedForm, Otherwise } from '../forms/account-card'
import { fieldsOf } from '../forms/fields'
import type { FormField } from '../forms/form-field'
import { AccountFrame } from '../frame/account-frame'
import { linkTo, sectionPath } from '../frame/paths'

export function DownloadData({ visit: { locale } }: { visit: Visit }) {
  return (
    <ButtonLink kind="secondary" href="/order/account-data" download className="justify-self-start">
      {translator(locale, 'myAccount')('settings.download')}
    </ButtonLink>
  )
}

export function DeleteAccount({ visit }: { visit: Visit }) {
  const { locale } = visit
  const t = translator(locale, 'myAccount')
  return (
    <AccountFrame visit={visit} section="settings" title={t('erase.title')} lead={t('erase.lead')}>
      <div className="grid max-w-text gap-4">
        <p>{t('erase.goes')}</p>
        <p>{t('erase.stays')}</p>
        <Notice tone="warning">{t('erase.licences')}</Notice>
        <DownloadData visit={visit} />
      </div>
      <div className="max-w-narrow">
        <LocalizedForm
          locale={locale}
          action="delete_account"
          fields={[...fieldsOf(locale, 'password'), addressField(locale)]}
          next={linkTo('login', visit, { deleted: '1' })}
          submit={t('erase.submit')}
          isDangerous
        />
        <div className="mt-8 border-t border-line pt-6">
          <Otherwise href={sectionPath('settings', visit)} answer={t('erase.keep')} />
        </div>
      </div>
    </AccountFrame>
  )
}

/** Typed by hand, so that nobody deletes an account with one click too many. */
function addressField(locale: Locale): FormField {
  const t = translator(locale, 'myAccount')
  return {
    name: 'confirm',
    rule: 'email',
    input: 'email',
    label: t('erase.confirm'),
    autoComplete: 'off',
    problems: { empty: translator(locale, 'validation')('email.empty'), value: t('erase.confirmValue') },
  }
}
