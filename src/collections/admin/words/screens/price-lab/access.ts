import type { Words } from '../../language'

/** Who may. */
export const ACCESS = {
  'Only marketers and staff who look after customers may use it.': [
    'Nur Marketing und Support dürfen es nutzen.',
    '利用できるのは、マーケターとサポート担当者だけです。',
  ],
  'Only staff who look after customers may see orders.': [
    'Nur wer Kunden betreut, darf Bestellungen sehen.',
    '注文を閲覧できるのは、サポート担当者だけです。',
  ],
  'Parts of the lab': ['Teile des Preislabors', '価格ラボの画面'],
  'A past order': ['Eine frühere Bestellung', '過去の注文'],
  'Look for mistakes': ['Fehler suchen', '誤りを検査'],
} satisfies Words
