import type { Currency } from '@/pricing'
import { campaignCalendar, type PlannedCampaign } from '@/server/campaigns/calendar'
import {
  campaignEffect,
  PHASES,
  type Phase,
  type PlanEffect,
  phasesOf,
  type Window,
} from '@/server/sales/campaign-effect'
import { dayAt } from '@/server/time-zones/days'
import { t } from '../../words/of-request'
import {
  type Cell,
  type Chart,
  currenciesOf,
  inCurrency,
  money,
  planCell,
  type Question,
  type Report,
  sumOf,
} from '../report'

const DAY = 86_400_000
const NAMES: Record<Phase, string> = { before: 'Before', during: 'During', after: 'After' }
const HEAD = [
  ...['Phase', 'First day', 'Days', 'Plan', 'Currency', 'Orders', 'With its coupons', 'Orders per day'],
  ...['Revenue', 'Revenue per day'],
]

/** The campaign that was asked for, else the newest of those that touch the period. */
export async function campaignsReport(question: Question): Promise<Report> {
  const { span, currency, at } = question
  const campaign = chosenOf(await campaignsIn(question), question.campaign)
  const phases = campaign && phasesOf(campaign, at)
  if (!campaign || !phases)
    return { head: HEAD, rows: [], sums: [], charts: [], notes: [emptyText(campaign)] }
  const effects = inCurrency(await campaignEffect(campaign.id, phases), currency)
  const daysIn = (phase: Phase) => (phases[phase].until - phases[phase].from) / DAY
  const rowsOf = (rows: readonly PlanEffect[], plan: string): Cell[][] =>
    currenciesOf(rows).flatMap(each =>
      PHASES.map((phase, index) => [
        ...[NAMES[phase], dayAt(phases[phase].from, span.zone), roughly(daysIn(phase)), plan, each],
        ...figuresOf(of(rows, index, each), each, daysIn(phase)),
      ]),
    )
  const plans = [...new Set(effects.map(({ plan }) => plan))]
  return {
    head: HEAD,
    rows: plans.flatMap(name =>
      rowsOf(
        effects.filter(({ plan }) => plan === name),
        planCell(name),
      ),
    ),
    sums: rowsOf(effects, 'All plans'),
    charts: currenciesOf(effects).map(each => chartOf(effects, each, phases)),
    notes: notesOf(campaign),
  }
}

/** Those whose windows touch the period, the newest first. */
export const campaignsIn = async ({ span, at }: Pick<Question, 'span' | 'at'>): Promise<PlannedCampaign[]> =>
  (await campaignCalendar(span.from, span.until)).filter(({ from }) => from < at).toReversed()

const chosenOf = (campaigns: readonly PlannedCampaign[], id: string): PlannedCampaign | undefined =>
  campaigns.find(each => each.id === id) ?? campaigns[0]

const of = (rows: readonly PlanEffect[], index: number, wanted: Currency): PlanEffect[] =>
  rows.filter(({ phase, currency }) => phase === index && currency === wanted)

/** With one decimal where it is no whole number. */
const roughly = (value: number): number => Math.round(10 * value) / 10

function figuresOf(rows: readonly PlanEffect[], currency: Currency, days: number): Cell[] {
  const [orders, revenue] = [sumOf(rows, each => each.orders), sumOf(rows, each => each.revenue)]
  return [
    ...[orders, sumOf(rows, each => each.withCoupon), days > 0 ? roughly(orders / days) : '–'],
    { amount: revenue, currency },
    days > 0 ? { amount: Math.round(revenue / days), currency } : '–',
  ]
}

function chartOf(rows: readonly PlanEffect[], currency: Currency, phases: Record<Phase, Window>): Chart {
  const bars = PHASES.map((phase, index) => {
    const days = (phases[phase].until - phases[phase].from) / DAY
    const revenue = sumOf(of(rows, index, currency), each => each.revenue)
    const value = days > 0 ? Math.round(revenue / days) : 0
    return {
      name: NAMES[phase],
      value,
      text: days > 0 ? t('{amount} a day', { amount: money(value, currency) }) : t('not yet'),
    }
  })
  return { caption: t('Revenue per day in {currency}', { currency }), shape: 'ranks', bars }
}

const emptyText = (campaign: PlannedCampaign | undefined): string =>
  campaign ? 'This campaign has not begun.' : 'No campaign that has begun touches this period.'

const notesOf = ({ name }: PlannedCampaign): string[] => [
  t(
    '“{name}”: its window up to now, and as much time before and after it; what is not over yet counts as far as it is.',
    { name },
  ),
  'Paid orders by when they were placed, from the sites and in the languages of the campaign, with its coupons or without; renewals do not count. Revenue is what was paid less what went back.',
]
