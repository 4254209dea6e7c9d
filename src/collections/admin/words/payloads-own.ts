import { PAYLOADS_GERMAN } from './payloads-german'
import { PAYLOADS_JAPANESE } from './payloads-japanese'

/** What Payload says and we say otherwise: an empty cell of a list, whether something is on, which language of the texts, what one sets for oneself. */
export const PAYLOADS_OWN = {
  en: {
    general: { locale: 'Texts', noLabel: '–', true: 'Yes', false: 'No', payloadSettings: 'Your settings' },
  },
  de: PAYLOADS_GERMAN,
  ja: PAYLOADS_JAPANESE,
}
