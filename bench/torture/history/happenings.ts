import type { SandboxCard } from '@/server/payments/sandbox/mandates'
import type { SandboxButton } from '@/server/payments/sandbox/press'
import type { CustomerAction } from '@/server/subscriptions/asked-event'
import type { Random } from '../../random'

const PLANS = ['1M', '1Y'] as const
type RenewingPlan = (typeof PLANS)[number]

/** What happens next to somebody's subscriptions; what it is about is there or not. `nth` picks one of those that are. */
export type Happening =
  /** The clock jumps by so many days, or to what is due next. */
  | { kind: 'clock'; days: number }
  | { kind: 'due' }
  | { kind: 'act'; action: CustomerAction; plan: RenewingPlan; pid: number }
  /** What the saved card does from now on. */
  | { kind: 'card'; card: SandboxCard }
  /** The open order is paid on its page, or not; `isRefunded`: the money goes back before the shop is told of either. */
  | { kind: 'page'; buttons: SandboxButton[]; isRefunded: boolean }
  | { kind: 'refund'; nth: number }
  | { kind: 'complain'; nth: number; buttons: SandboxButton[] }
  /** The product is bought once more, as far as that is possible, or twice at once. */
  | { kind: 'buy'; times: 1 | 2; plan: RenewingPlan }

export type History = { plan: RenewingPlan; times: 1 | 2; button: SandboxButton; happenings: Happening[] }

/** An option that renews with it, one that does not exist, and the product itself. */
const PIDS = [10331, 10336, 10337, 1]

const MAKE: { [K in Happening['kind']]: (random: Random) => Extract<Happening, { kind: K }> } = {
  clock: random => ({ kind: 'clock', days: 1 + random.below(60) }),
  due: () => ({ kind: 'due' }),
  act: random => ({
    kind: 'act',
    action: random.pick(ACTIONS),
    plan: random.pick(PLANS),
    pid: random.pick(PIDS),
  }),
  card: random => ({ kind: 'card', card: random.pick(['good', 'good', 'declined', 'hard_declined']) }),
  page: random => ({ kind: 'page', buttons: random.pick(PAGES), isRefunded: random.chance(0.2) }),
  refund: random => ({ kind: 'refund', nth: random.below(4) }),
  complain: random => ({ kind: 'complain', nth: random.below(4), buttons: random.pick(COMPLAINTS) }),
  buy: random => ({ kind: 'buy', times: random.chance(0.1) ? 2 : 1, plan: random.pick(PLANS) }),
}

const ACTIONS: CustomerAction[] = [
  ...(['change_subscription', 'change_subscription', 'add_option', 'cancel', 'resume_subscription'] as const),
  ...(['cancel_upgrade', 'upgrade_lft', 'pay'] as const),
]
const PAGES: SandboxButton[][] = [
  ['pay'],
  ['pay'],
  ['decline'],
  ['challenge', 'approve'],
  ['pay_then_decline'],
]
const COMPLAINTS: SandboxButton[][] = [
  ['dispute', 'win'],
  ['dispute', 'concede'],
  ['dispute'],
  ['win'],
  ['concede'],
]

const KINDS: Happening['kind'][] = [
  ...(['due', 'due', 'due', 'due', 'clock', 'clock', 'act', 'act', 'act', 'act'] as const),
  ...(['card', 'card', 'page', 'page', 'refund', 'complain', 'buy'] as const),
]

export function historyOf(random: Random): History {
  return {
    plan: random.pick(PLANS),
    times: random.chance(0.08) ? 2 : 1,
    button: random.pick(['pay', 'pay', 'pay', 'pay_then_decline', 'pay_then_hard_decline', 'decline']),
    happenings: Array.from({ length: 5 + random.below(8) }, () => MAKE[random.pick(KINDS)](random)),
  }
}
