import { REVIEW_LENGTH, STARS } from '@/site/customer-review'
import { HTML_LANG, LOCALE_NAMES, LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { SupportField } from '../../support/form-state'

/** Of the form in which a customer rates what they bought. The server decides, by the same limits. */
export function reviewFields(locale: Locale): SupportField[] {
  const t = translator(locale, 'customerReviews')
  const optional = (label: string) => translator(locale, 'account')('fields.optional', { label })
  return [
    {
      name: 'stars',
      control: 'stars',
      label: t('own.fields.stars'),
      options: STARS.map(stars => ({ value: String(stars), label: t('starsOf', { count: stars }) })),
      problems: { empty: t('own.problems.stars') },
    },
    {
      name: 'title',
      control: 'line',
      label: optional(t('own.fields.title')),
      maxLength: REVIEW_LENGTH.title,
      isOptional: true,
      problems: { long: t('own.problems.titleLong') },
    },
    {
      name: 'text',
      control: 'text',
      label: t('own.fields.text'),
      hint: t('own.fields.textHint'),
      minLength: REVIEW_LENGTH.least,
      maxLength: REVIEW_LENGTH.most,
      problems: {
        empty: t('own.problems.textEmpty'),
        value: t('own.problems.textShort'),
        long: t('own.problems.textLong'),
        not_bought: t('own.problems.notBought'),
      },
    },
    {
      name: 'language',
      control: 'choice',
      label: t('own.fields.language'),
      options: LOCALES.map(each => ({ value: each, label: LOCALE_NAMES[each], lang: HTML_LANG[each] })),
      problems: { empty: t('own.problems.language') },
    },
    {
      name: 'name',
      control: 'line',
      label: optional(t('own.fields.name')),
      hint: t('own.fields.nameHint'),
      autoComplete: 'given-name',
      maxLength: REVIEW_LENGTH.name,
      isOptional: true,
      problems: { long: t('own.problems.nameLong'), value: t('own.problems.nameValue') },
    },
  ]
}
