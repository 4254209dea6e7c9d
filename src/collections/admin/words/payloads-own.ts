/** What Payload says and we say otherwise: an empty cell of a list, whether something is on, which language of the texts, what one sets for oneself. */
export const PAYLOADS_OWN = {
  en: {
    general: { locale: 'Texts', noLabel: '–', true: 'Yes', false: 'No', payloadSettings: 'Your settings' },
  },
  de: {
    general: {
      locale: 'Texte',
      noLabel: '–',
      true: 'Ja',
      false: 'Nein',
      payloadSettings: 'Ihre Einstellungen',
    },
  },
  ja: {
    general: { locale: 'テキスト', noLabel: '–', true: 'はい', false: 'いいえ', payloadSettings: '個人設定' },
  },
}
