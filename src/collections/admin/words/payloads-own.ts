/** What Payload says and we say otherwise: an empty cell of a list, whether something is on, which language of the texts. */
export const PAYLOADS_OWN = {
  en: { general: { locale: 'Texts', noLabel: '–', true: 'Yes', false: 'No' } },
  de: { general: { locale: 'Texte', noLabel: '–', true: 'Ja', false: 'Nein' } },
  ja: { general: { locale: 'テキスト', noLabel: '–', true: 'はい', false: 'いいえ' } },
}
