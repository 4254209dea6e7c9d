import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { UNINSTALL_REASONS } from '@/site/uninstall-reasons'
import type { SupportField } from './form-state'

export function contactFields(locale: Locale): SupportField[] {
  const [t, validation] = [translator(locale, 'service'), translator(locale, 'validation')]
  return [
    {
      name: 'name',
      control: 'line',
      label: t('contact.name'),
      autoComplete: 'name',
      maxLength: 80,
      problems: { empty: t('contact.nameProblem.empty'), value: t('contact.nameProblem.value') },
    },
    {
      name: 'email',
      control: 'email',
      label: translator(locale, 'account')('fields.email'),
      autoComplete: 'email',
      maxLength: 254,
      problems: { empty: validation('email.empty'), value: validation('email.value') },
    },
    {
      name: 'message',
      control: 'text',
      label: t('contact.message'),
      hint: t('contact.hint'),
      minLength: 20,
      maxLength: 5_000,
      problems: {
        empty: validation('message.empty'),
        value: validation('message.value'),
        long: t('contact.tooLong'),
      },
    },
  ]
}

export function uninstallFields(locale: Locale): SupportField[] {
  const t = translator(locale, 'service')
  const reasons = UNINSTALL_REASONS.map(value => ({ value, label: t(`uninstall.reasons.${value}`) }))
  return [
    {
      name: 'reason',
      control: 'choice',
      label: t('uninstall.reason'),
      options: [{ value: '', label: t('uninstall.choose') }, ...reasons],
      problems: { empty: t('uninstall.reasonMissing') },
    },
    {
      name: 'text',
      control: 'text',
      label: t('uninstall.text'),
      hint: t('uninstall.hint'),
      maxLength: 5_000,
      isOptional: true,
      problems: { long: t('contact.tooLong') },
    },
  ]
}
