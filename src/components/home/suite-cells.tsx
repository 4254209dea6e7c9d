import { compared, type Plan, type PlanOption } from '@/pricing'
import type { ComparedSuite } from '@/server/catalogue/compared-suites'
import { HTML_LANG, type Locale } from '@/site/locale'
import type { Translator } from '@/site/messages'
import { Price } from '../ui/price'

type PriceProps = { suite: ComparedSuite; plan: Plan; locale: Locale; none: string }

export function PriceOf({ suite, plan, locale, none }: PriceProps) {
  const option = suite.plans.find(each => each.plan === plan)
  if (!option) return <span className="text-muted">{none}</span>
  const { quote } = option
  const { was, basis } = compared(quote)
  return (
    <span data-plan={plan} data-suite={suite.route}>
      <Price price={quote.price} list={was} basis={basis} currency={quote.currency} locale={locale} />
    </span>
  )
}

export const heldText = ({ line, count }: ComparedSuite['holds'][number], t: Translator<'home'>): string =>
  line === 'music' ? t('suites.music', { count }) : t('suites.video', { count })

const BEST = {
  all_in_one_video_suite: 'suites.best.video',
  all_in_one_music_suite: 'suites.best.music',
  video_music_one: 'suites.best.video_music',
} as const

const isKnown = (route: string): route is keyof typeof BEST => Object.hasOwn(BEST, route)

export const bestFor = (route: string, t: Translator<'home'>): string =>
  isKnown(route) ? t(BEST[route]) : ''

export function computersOf(options: readonly PlanOption[], locale: Locale, t: Translator<'home'>): string {
  const counts = [...new Set(options.map(({ allow_num }) => allow_num))].toSorted((a, b) => a - b)
  return new Intl.ListFormat(HTML_LANG[locale], { type: 'disjunction' }).format(
    counts.map(count => t('suites.number', { count })),
  )
}
