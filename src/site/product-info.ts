/** What the calls tell of the newest version of an application (SPEC 3 «product_info»), by the application's name. */
export type ProductInfo = Readonly<
  Partial<Record<string, { soft_version: string; updated_at: string | null }>>
>

/** The key in the session storage that keeps it. */
export const PRODUCT_INFO_KEY = 'product-info'

/** SPEC 4: two hours. */
export const PRODUCT_INFO_SECONDS = 2 * 3600

/** `at` in ms. */
export const keptText = (info: ProductInfo, at: number): string => JSON.stringify({ at, info })

/** What was kept less than two hours before `now` (ms); undefined for anything else, so that it is asked for again. */
export function infoKept(text: string | null | undefined, now: number): ProductInfo | undefined {
  if (!text) return undefined
  const { at, info } = Object(JSON.parse(text))
  const age = now - Number(at)
  return age >= 0 && age < PRODUCT_INFO_SECONDS * 1000 && isInfo(info) ? info : undefined
}

const isInfo = (info: unknown): info is ProductInfo =>
  typeof info === 'object' && info !== null && Object.values(info).every(isTold)

const isTold = (told: unknown): boolean => {
  const { soft_version, updated_at } = Object(told)
  return typeof soft_version === 'string' && (updated_at === null || typeof updated_at === 'string')
}
