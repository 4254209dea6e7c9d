import { CODES } from './codes'
import { FACTS } from './facts'
import { PAYMENTS } from './payments'
import { SELL } from './sell'
import { SETTINGS } from './settings'
import { SUPPORT } from './support'
import { TEXTS } from './texts'
import { WRITE } from './write'

/** What Payload shows of our collections and globals by itself: their names, fields, choices and notes. */
export const LABELS = {
  ...CODES,
  ...FACTS,
  ...PAYMENTS,
  ...SELL,
  ...WRITE,
  ...SUPPORT,
  ...SETTINGS,
  ...TEXTS,
}
