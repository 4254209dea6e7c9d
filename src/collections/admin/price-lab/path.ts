import { SITUATION_FIELDS, type Typed, USUAL } from '@/server/price-lab/situation'
import type { SearchParams } from '@/server/request/search-params'

export const SCREENS = ['prices', 'order', 'sweep'] as const
export type Screen = (typeof SCREENS)[number]

/** Of the second situation every name ends so. */
export const SECOND = '2'

/** All that the lab's address says. */
export type Asked = {
  screen: Screen
  one: Typed
  /** Beside it, where two are compared. */
  other: Typed | undefined
  filter: { line: string; tier: string; name: string; isDifferent: boolean }
  order: string
  isRun: boolean
}

const MAX_TEXT = 200

export function readAddress(search: SearchParams = {}): Asked {
  const text = (name: string): string | undefined => {
    const value = search[name]
    return (Array.isArray(value) ? value[0] : value)?.slice(0, MAX_TEXT)
  }
  const typed = (suffix: string, unsaid: Typed): Typed => ({
    ...unsaid,
    ...Object.fromEntries(
      SITUATION_FIELDS.flatMap(field => {
        const value = text(`${field}${suffix}`)
        return value === undefined ? [] : [[field, value]]
      }),
    ),
  })
  const one = typed('', USUAL)
  return {
    screen: SCREENS.find(screen => screen === text('screen')) ?? 'prices',
    one,
    other: text('beside') === 'yes' ? typed(SECOND, one) : undefined,
    filter: {
      line: text('line') ?? '',
      tier: text('tier') ?? '',
      name: text('name') ?? '',
      isDifferent: text('only') === 'different',
    },
    order: text('order') ?? '',
    isRun: text('run') === 'yes',
  }
}

/** The address of the lab that shows this; what is as usual, of the second situation as in the first, is left out. */
export function labPath(admin: string, asked: Partial<Asked>): string {
  const { screen = 'prices', one = USUAL, other, filter, order, isRun } = asked
  const query = new URLSearchParams([
    ...(screen === 'prices' ? [] : [['screen', screen]]),
    ...fieldsOf(one, '', USUAL),
    ...(other ? [['beside', 'yes'], ...fieldsOf(other, SECOND, one)] : []),
    ...(filter?.line ? [['line', filter.line]] : []),
    ...(filter?.tier ? [['tier', filter.tier]] : []),
    ...(filter?.name ? [['name', filter.name]] : []),
    ...(filter?.isDifferent ? [['only', 'different']] : []),
    ...(order ? [['order', order]] : []),
    ...(isRun ? [['run', 'yes']] : []),
  ])
  return `${admin}/price-lab${query.size > 0 ? `?${query}` : ''}`
}

const fieldsOf = (typed: Typed, suffix: string, unsaid: Typed): [string, string][] =>
  SITUATION_FIELDS.filter(field => typed[field] !== unsaid[field]).map(field => [
    `${field}${suffix}`,
    typed[field],
  ])
