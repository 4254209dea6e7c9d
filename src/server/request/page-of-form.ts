import { isSitePath } from '@/site/next-path'
import { shopOrigins } from '../http/origins'

/** The page of the shop that sent a form, as path and query; undefined where the browser does not tell. */
export function pageOfForm({ headers }: Request): string | undefined {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return undefined
  const { origin, pathname, search } = new URL(referer)
  const path = `${pathname}${search}`
  return shopOrigins().includes(origin) && isSitePath(path) ? path : undefined
}
