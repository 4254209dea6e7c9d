import { formatMoney } from '@/pricing'
import type { SubscriptionView } from '@/server/subscriptions/view'
import { dayText } from '@/site/day-text'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { NamedSubscription } from './named-subscription'

/** How a subscription stands, in words: what comes with it, until when, and what is charged next. */
export function sentencesOf(
  {
    state,
    until,
    next,
    tries,
    givenUpAt,
    pendingPlan,
    balance,
    currency,
    options,
    card,
    mayChangeCard,
  }: NamedSubscription,
  locale: Locale,
): string[] {
  const t = translator(locale, 'subscriptions')
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const date = dayText(until, locale)
  const days = new Intl.ListFormat(HTML_LANG[locale]).format(tries.map(at => dayText(at, locale)))
  const standing: Partial<Record<SubscriptionView['state'], string>> = {
    past_due: t('page.past_due', { date }),
    unpaid: t('page.unpaid', { date: dayText(givenUpAt ?? until, locale) }),
    cancel_at_end: t('page.cancel_at_end', { date }),
    paused: t('page.paused'),
    ended: t('page.ended', { date }),
    upgraded: t('page.upgraded'),
  }
  const kept = options.filter(({ isGivenUp }) => !isGivenUp).map(({ name }) => name)
  const products = new Intl.ListFormat(HTML_LANG[locale]).format(kept)
  return [
    kept.length > 0 && t('page.with', { products }),
    standing[state],
    next && t('page.next', { date: dayText(next.at, locale), amount: money(next.charge) }),
    tries.length > 0 && t('page.tries', { dates: days }),
    pendingPlan && t('page.pending', { date, plan: translator(locale, 'plans')(`name.${pendingPlan}`) }),
    ...options.map(({ name, isGivenUp }) => isGivenUp && t('page.optionEnds', { date, option: name })),
    card && mayChangeCard && t('page.paidWith', { card }),
    balance > 0 && t('page.balance', { amount: money(balance) }),
  ].flatMap(sentence => sentence || [])
}
