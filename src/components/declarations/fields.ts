import { CANCELLATION_ENDS, CANCELLATION_WAYS, type DeclarationKind } from '@/site/declaration-choices'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { SupportField } from '../support/form-state'

/** No more than the law lets a seller ask. */
export function declarationFields(kind: DeclarationKind, locale: Locale): SupportField[] {
  const common = commonFields(locale)
  return kind === 'withdrawal' ? common : [...howFields(locale), ...common, ...endFields(locale)]
}

function howFields(locale: Locale): SupportField[] {
  const t = translator(locale, 'statutory')
  return [
    {
      name: 'way',
      control: 'choice',
      label: t('fields.kind'),
      options: CANCELLATION_WAYS.map(value => ({ value, label: t(`fields.kinds.${value}`) })),
      problems: { wrong: t('problems.kind') },
    },
    {
      name: 'reason',
      control: 'text',
      label: t('fields.reason'),
      maxLength: 2_000,
      isOptional: true,
      problems: { wrong: t('problems.reason') },
    },
  ]
}

function endFields(locale: Locale): SupportField[] {
  const t = translator(locale, 'statutory')
  return [
    {
      name: 'end',
      control: 'choice',
      label: t('fields.end'),
      options: CANCELLATION_ENDS.map(value => ({ value, label: t(`fields.ends.${value}`) })),
      problems: { wrong: t('problems.end') },
    },
    {
      name: 'day',
      control: 'day',
      label: t('fields.day'),
      isOptional: true,
      problems: { wrong: t('problems.day') },
    },
  ]
}

function commonFields(locale: Locale): SupportField[] {
  const [t, validation] = [translator(locale, 'statutory'), translator(locale, 'validation')]
  return [
    {
      name: 'name',
      control: 'line',
      label: t('fields.name'),
      autoComplete: 'name',
      maxLength: 100,
      problems: { wrong: t('problems.name') },
    },
    {
      name: 'contract',
      control: 'line',
      label: t('fields.contract'),
      hint: t('fields.contractHint'),
      maxLength: 300,
      problems: { wrong: t('problems.contract') },
    },
    {
      name: 'email',
      control: 'email',
      label: t('fields.email'),
      autoComplete: 'email',
      maxLength: 254,
      problems: { empty: validation('email.empty'), value: validation('email.value') },
    },
  ]
}
