import type { Package } from './packages'
import { page } from './page'
import { pathOf } from './path'
import type { Visit } from './visit'

/** The page that says what is fetched, and starts it. */
export const downloadingPath = (
  { name }: Package,
  { site, locale }: Pick<Visit, 'site' | 'locale'>,
): string => `${pathOf(page('downloading'), site, locale)}?${new URLSearchParams({ p: name })}`
