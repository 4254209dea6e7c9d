import type { Finding, FindingKind } from '@/pricing'
import { t } from '../../words/of-request'
import type { Sentence } from '../../words/say'

export const FINDINGS: Record<FindingKind, { title: Sentence; what: Sentence }> = {
  dearer_than_new: {
    title: 'An upgrade is dearer than new',
    what: 'An owner is asked more than somebody new for what gives the same.',
  },
  owning_more_costs_more: {
    title: 'Owning more costs more',
    what: 'One thing more makes the price higher.',
  },
  detour: {
    title: 'A detour is cheaper',
    what: 'Buying one thing first and then the other costs less than the other alone.',
  },
  beyond_selling: {
    title: 'An offer is above the usual price',
    what: 'The price written in the rule is higher than what everybody pays, so the rule gives nothing there.',
  },
  unreachable: {
    title: 'A rule that nobody can reach',
    what: 'No owner fulfils it for anything on sale.',
  },
  always_beaten: {
    title: 'A rule that is always beaten',
    what: 'Whoever fulfils it has a better offer by another rule.',
  },
}

export const statesText = (states: number): string =>
  t('{states, plural, one {# kind of owner} other {# kinds of owners}}', { states })

export const alikeText = ({ alike }: Pick<Finding, 'alike'>): string =>
  alike === 0 ? '' : ` ${t('and {count} more that cost the same', { count: alike })}`
