import type { CalendarSource } from './entry'
import { ARTICLES } from './sources/articles'
import { CAMPAIGNS } from './sources/campaigns'
import { LAUNCHES } from './sources/launches'
import { PRICE_SETS } from './sources/price-sets'
import { PUSH_MESSAGES } from './sources/push-messages'
import { RELEASES } from './sources/releases'
import { REVIEWS } from './sources/reviews'
import { SCHEDULED } from './sources/scheduled'

/** All that stands in the calendar; another kind is a file beside these and a line here. */
export const SOURCES: readonly CalendarSource[] = [
  CAMPAIGNS,
  ARTICLES,
  REVIEWS,
  RELEASES,
  PUSH_MESSAGES,
  PRICE_SETS,
  LAUNCHES,
  SCHEDULED,
]
