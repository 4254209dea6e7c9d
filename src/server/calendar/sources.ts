import type { CalendarSource } from './entry'
import { CAMPAIGNS } from './sources/campaigns'
import { LAUNCHES } from './sources/launches'
import { PRICE_SETS } from './sources/price-sets'
import { SCHEDULED } from './sources/scheduled'
import { ARTICLES, MESSAGES, RELEASES, REVIEWS } from './sources/texts'

/** All that stands in the calendar; another kind is a file beside these and a line here. */
export const SOURCES: readonly CalendarSource[] = [
  CAMPAIGNS,
  ARTICLES,
  REVIEWS,
  RELEASES,
  MESSAGES,
  PRICE_SETS,
  LAUNCHES,
  SCHEDULED,
]
