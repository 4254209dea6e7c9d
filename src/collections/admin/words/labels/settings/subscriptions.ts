import type { Words } from '../../language'

/** When subscriptions are charged again. */
export const SUBSCRIPTIONS = {
  'Subscription Settings': ['Abo-Einstellungen', 'サブスクリプション設定'],
  'How long the shop waits for a payment, when it tries again, and when it announces a renewal.': [
    'Wie lange der Shop auf Zahlungen wartet, wann er es erneut versucht und wann er Verlängerungen ankündigt.',
    '支払いの待ち時間、再試行、更新のお知らせの時期です。',
  ],
  'Hours in which a first payment or a change must be paid': [
    'Wie viele Stunden für eine erste Zahlung oder für die Zahlung eines Wechsels bleiben',
    '初回支払いや変更の支払期限（時間）',
  ],
  'Grace period after a failed renewal, in days': [
    'Wie viele Tage Nachfrist auf eine fehlgeschlagene Verlängerung folgen',
    '更新失敗後の猶予日数',
  ],
  'Days of the grace period on which the charge is tried again': [
    'An welchen Tagen der Nachfrist erneut abgebucht wird',
    '猶予期間中に再試行する日',
  ],
  'Retry day': ['Tag des Versuchs', '再試行日'],
  'Retry days': ['Tage der Versuche', '再試行日'],
  Day: ['Tag', '日'],
  'Days after the grace period in which a payment restores the subscription': [
    'Wie viele Tage nach der Nachfrist eine Zahlung das Abo noch wiederaufnimmt',
    '猶予期間後、支払いで再開できる日数',
  ],
  'Days of notice before a yearly charge': [
    'Wie viele Tage vor einer jährlichen Abbuchung sie angekündigt wird',
    '年額の請求を事前に知らせる日数',
  ],
  'Minutes for which a previewed price can be accepted': [
    'Wie viele Minuten ein angezeigter Preis angenommen werden kann',
    '提示した価格に同意できる時間（分）',
  ],
  'Coupon offered once to somebody who cancels': [
    'Gutschein, der bei einer Kündigung einmal angeboten wird',
    '解約時に一度だけ提示するクーポン',
  ],
  'The code of a coupon with an amount off in the group “Offered to somebody who cancels”, such as CANCEL5. Empty: nothing is offered.':
    [
      'Der Code eines Gutscheins mit Abzug in der Gruppe „Angeboten bei einer Kündigung“, etwa CANCEL5. Leer = kein Angebot.',
      'グループ「解約するお客様に提示」の値引きクーポンのコード（例：CANCEL5）。空欄の場合は提示しません。',
    ],
} satisfies Words
