import { PAYLOADS_ENGLISH } from './english'
import { PAYLOADS_GERMAN } from './german'
import { PAYLOADS_JAPANESE } from './japanese'

/** What Payload says and we say otherwise: an empty cell of a list, whether something is on, which language of the texts, what one sets for oneself. */
export const PAYLOADS_OWN = {
  en: PAYLOADS_ENGLISH,
  de: PAYLOADS_GERMAN,
  ja: PAYLOADS_JAPANESE,
}
