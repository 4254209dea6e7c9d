import type { Words } from '../../language'

/** When subscriptions are charged again. */
export const SUBSCRIPTIONS = {
  'Subscription Settings': ['Abo-Einstellungen', 'サブスクリプション設定'],
  'How long the shop waits, tries again and tells of a renewal.': [
    'Wie lange der Shop wartet, es erneut versucht und eine Verlängerung ankündigt.',
    '支払いの待ち時間、再試行、更新のお知らせの時期です。',
  ],
  'Hours in which a first payment or a change is paid': [
    'Stunden, in denen eine erste Zahlung oder ein Wechsel zu bezahlen ist',
    '初回支払いや変更の支払期限（時間）',
  ],
  'Days of grace after a renewal failed': [
    'Tage Nachfrist nach einer fehlgeschlagenen Verlängerung',
    '更新失敗後の猶予日数',
  ],
  'Days of the grace on which it is tried again': [
    'Tage der Nachfrist, an denen es erneut versucht wird',
    '猶予期間中に再試行する日',
  ],
  'Retry day': ['Tag des Versuchs', '再試行日'],
  'Retry days': ['Tage der Versuche', '再試行日'],
  Day: ['Tag', '日'],
  'Days after the grace in which a payment brings it back': [
    'Tage nach der Nachfrist, in denen eine Zahlung das Abo wieder aufnimmt',
    '猶予期間後、支払いで再開できる日数',
  ],
  'Days before a yearly charge at which notice is given': [
    'Tage vor einer jährlichen Abbuchung, an denen sie angekündigt wird',
    '年額の請求を事前に知らせる日数',
  ],
  'Minutes for which a previewed price can be agreed to': [
    'Minuten, für die ein angezeigter Preis angenommen werden kann',
    '提示した価格に同意できる時間（分）',
  ],
  'Coupon offered once to somebody who cancels': [
    'Gutschein, der bei einer Kündigung einmal angeboten wird',
    '解約時に一度だけ提示するクーポン',
  ],
  'The code of a coupon with an amount off in the group “Offered to somebody who cancels”, such as CANCEL5. Empty: nothing is offered.':
    [
      'Der Code eines Gutscheins mit Abzug in der Gruppe „Angeboten bei einer Kündigung“, etwa CANCEL5. Leer: Es wird nichts angeboten.',
      'グループ「解約するお客様に提示」の値引きクーポンのコード（例：CANCEL5）。空欄の場合は提示しません。',
    ],
} satisfies Words
