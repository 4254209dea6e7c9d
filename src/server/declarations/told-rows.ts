import { dayText } from '@/site/day-text'
import type { DeclarationKind } from '@/site/declaration-choices'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { Declared } from './form'

/** A declaration as it was received; `at` in ms. */
export type Receipt = { kind: DeclarationKind; number: string; at: number; declared: Declared }
export type ToldRow = readonly [name: string, value: string]

/** All that was declared, with number, date and time, as the page and the email say it. */
export function toldRows({ number, at, declared }: Receipt, locale: Locale): ToldRow[] {
  const t = translator(locale, 'statutory')
  const { way, reason, name, contract, end, endDay, email } = declared
  const rows: (ToldRow | null)[] = [
    [t('done.number'), number],
    [t('done.receivedAt'), instantText(at, locale)],
    way && [t('fields.kind'), t(`fields.kinds.${way}`)],
    reason ? [t('fields.reason'), reason] : null,
    [t('fields.name'), name],
    [t('fields.contract'), contract],
    end && [
      t('fields.end'),
      endDay === null ? t('fields.ends.soonest') : dayText(Date.parse(endDay), locale),
    ],
    [t('seller.email'), email],
  ]
  return rows.filter(row => row !== null)
}

const instantText = (at: number, locale: Locale): string =>
  `${new Intl.DateTimeFormat(HTML_LANG[locale], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(at)} UTC`
