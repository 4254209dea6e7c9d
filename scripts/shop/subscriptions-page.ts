import { changeRules, subscriptionSettings } from '@seed/rows/subscription-rules'
import {
  CLOCK_ROWS,
  EFFECTS,
  EVENT_ROWS,
  type Name,
  type Row,
  STATES,
  type State,
  SUBSCRIPTION_ACTIONS,
  SUPPORT_ROWS,
  TABLE,
} from '@/pricing/subscriptions'

const STATE_NAMES = Object.keys(STATES) as State[]

const OF_SUPPORT = Object.keys(SUPPORT_ROWS) as Name[]
const EVENTS = Object.keys(EVENT_ROWS) as Name[]
const CLOCK = Object.keys(CLOCK_ROWS) as Name[]

const code = (name: string): string => `\`${name}\``
const codes = (names: readonly string[]): string => names.map(code).join(', ')

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n`
}

const rowsOf = <N extends Name>(name: N): readonly Row<N>[] => TABLE[name]

const cells = (name: Name, row: Row<never>): string[] => [
  code(name),
  codes(row.from),
  (row.when ?? []).map(({ says }) => says).join('; '),
  (row.needs ?? []).map(need => `${need.says} (${code(need.code)})`).join('; '),
  row.to ? code(row.to) : 'the same',
  [...(row.does ?? []).map(({ says }) => says), ...(row.applies ? ['applies at the end'] : [])].join('; '),
  codes(row.effects ?? []),
]

const HEAD = ['what', 'in', 'where', 'needs, or else', 'becomes', 'does', 'effects']

const section = (names: readonly Name[]): string =>
  table(
    HEAD,
    names.flatMap(name => rowsOf(name).map(row => cells(name, row))),
  )

const states = table(
  ['state', 'access', 'billable', ''],
  STATE_NAMES.map(name => {
    const { access, isBillable, says } = STATES[name]
    return [code(name), access ? 'yes' : '', isBillable ? 'yes' : '', says]
  }),
)

const matrix = table(
  ['', ...STATE_NAMES.map(code)],
  [...SUBSCRIPTION_ACTIONS, ...OF_SUPPORT, ...EVENTS, ...CLOCK].map(name => [
    code(name),
    ...STATE_NAMES.map(state => (rowsOf(name).some(({ from }) => from.includes(state)) ? '●' : '')),
  ]),
)

const effects = table(
  ['effect', ''],
  Object.entries(EFFECTS).map(([name, says]) => [code(name), says]),
)

const changes = table(
  ['row', 'from', 'to', 'interval', 'price of a month', 'applies'],
  changeRules.map(row => [
    code(row.key),
    row.from_plans.join(', '),
    row.to_plans.join(', '),
    row.interval ?? '',
    row.price ?? '',
    code(row.applies),
  ]),
)

const settings = table(
  ['setting', ''],
  Object.entries(subscriptionSettings).map(([name, value]) => [
    code(name),
    String(value).replaceAll(',', ', '),
  ]),
)

/** The machine of subscriptions as its tables say it: the text of `docs/subscriptions.md`. */
export const subscriptionsPage = `# Subscriptions

Printed by \`npm run docs\` from \`src/pricing/subscriptions\` and \`seed/rows/subscription-rules.ts\`: change those. Why it is so: [decision 052](decisions/052-subscriptions-are-one-table.md).

## States

${states}
## What each state knows

● has a row below. An action without one is refused with the state and what it allows; an event without one changes nothing.

${matrix}
## Actions of a customer

The first row that fits decides. \`diff_price\` asks for the plan of any of them, always.

${section(SUBSCRIPTION_ACTIONS)}
## Actions of support

Beside those of the customer, of which support does \`pay\` in their place. Each has who did it and why in the history ([decision 059](decisions/059-support-acts-on-subscriptions.md)).

${section(OF_SUPPORT)}
## Events of a payer

${section(EVENTS)}
## What the clock brings

${section(CLOCK)}
## Effects

What the shop does besides storing the subscription.

${effects}
## When a change applies

Rows as seeded. The first that matches decides, a blank column matches everything; where none does, at the end of the period.

${changes}
## Numbers

As seeded.

${settings}`
