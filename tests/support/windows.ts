import type { Staff } from './staff-api'

/** Half-open, in ms since epoch, UTC; in it campaign `number` sells for 41.11, 42.22, 43.33 … */
export type Window = { number: number; start: number; end: number }

/** From one boundary to the next, odd so that no boundary lies on a whole second. */
const APART_MS = 5_237
const ROUTE = 'netflix_downloader'

/** So many windows after `from` that do not touch: each instant has one price. */
export const windowsAfter = (from: number, count: number): Window[] =>
  Array.from({ length: count }, (_, index) => {
    const start = from + index * 2 * APART_MS
    return { number: index + 1, start, end: start + APART_MS }
  })

export const boundariesOf = (windows: readonly Window[]): number[] =>
  windows.flatMap(({ start, end }) => [start, end])

/** The windows that run at any instant from `began` to `ended`; 0 stands for none. */
export function runningBetween(windows: readonly Window[], began: number, ended: number): number[] {
  const instants = [began, ...boundariesOf(windows).filter(at => began < at && at <= ended)]
  return instants.map(at => windows.find(({ start, end }) => start <= at && at < end)?.number ?? 0)
}

/** Which windows a page speaks of, by the name in its bar and by its prices. */
export function windowsIn(html: string): number[] {
  const found = [...html.matchAll(/Bench window (\d)|\b4([1-9])[.,]\2\2\b/g)]
  return [...new Set(found.map(([, named, priced]) => Number(named ?? priced)))]
}

/** Makes a campaign with a coupon for each window, as staff would. */
export async function announce(staff: Staff, windows: readonly Window[]): Promise<void> {
  for (const { number, start, end } of windows) {
    const price = Number(`4${number}.${number}${number}`)
    const { doc } = await staff('POST', '/coupons', {
      code: `BENCH_WINDOW_${number}`,
      type: 'fixed',
      discount: price,
      discount_eur: price,
      allow_types: ['LFT'],
      allow_products: [ROUTE],
      _status: 'published',
    })
    await staff('POST', '/campaigns', {
      key: `bench-window-${number}`,
      route: `bench_window_${number}`,
      name: `Bench window ${number}`,
      navType: 'bar',
      startTime: new Date(start).toISOString(),
      endTime: new Date(end).toISOString(),
      startTime_tz: 'UTC',
      endTime_tz: 'UTC',
      coupons: [Reflect.get(Object(doc), 'id')],
      confirm_change: true,
      _status: 'published',
    })
  }
}
