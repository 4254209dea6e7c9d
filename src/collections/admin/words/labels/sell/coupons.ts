import type { Words } from '../../language'

/** Coupons. */
export const COUPONS = {
  Coupon: ['Gutschein', 'クーポン'],
  Coupons: ['Gutscheine', 'クーポン'],
  'Codes that customers enter, or that a campaign applies automatically.': [
    'Codes, die Kunden eingeben oder die eine Aktion automatisch anwendet.',
    'お客様が入力する、またはキャンペーンが自動で適用するコードです。',
  ],
  This_coupon: ['Dieser Gutschein', 'このクーポン'],
  Code: ['Code', 'コード'],
  'What customers type in; uppercase or lowercase makes no difference': [
    'Was Kunden eingeben; Groß- und Kleinschreibung zählt nicht',
    'お客様が入力するコードです。大文字と小文字は区別しません',
  ],
  'a percentage off': ['ein Prozentsatz weniger', '割引率（%）'],
  'a price of its own': ['ein eigener Preis', '一定の価格'],
  'less what was paid for the suite': [
    'abzüglich des Preises, der für das Komplettpaket bezahlt wurde',
    'セットの支払済み額を差し引く',
  ],
  'an amount off': ['ein Abzug', '値引き額'],
  Text: ['Text', 'テキスト'],
  Texts: ['Texte', 'テキスト'],
  'What the customer reads': ['Was Kunden lesen', 'お客様に表示される文言'],
  'Valid from (UTC)': ['Gültig ab (UTC)', '有効開始（UTC）'],
  'Empty = always': ['Leer = immer', '空欄 = 常に'],
  'Valid until (UTC)': ['Gültig bis (UTC)', '有効終了（UTC）'],
  'It stops working at this moment': [
    'Ab diesem Zeitpunkt gilt er nicht mehr',
    'この時刻になると使えなくなります',
  ],
  'Where it holds': ['Wo er gilt', '適用範囲'],
  Languages: ['Sprachen', '言語'],
  'Payment providers': ['Zahlungsanbieter', '決済サービス'],
  'Minimum selling price (USD)': ['Mindestverkaufspreis (USD)', '最低販売価格（USD）'],
  'Discount (EUR)': ['Rabatt (EUR)', '割引（EUR）'],
  'Discount (JPY)': ['Rabatt (JPY)', '割引（JPY）'],
  'Discount (CNY)': ['Rabatt (CNY)', '割引（CNY）'],
  'Who may use it, and how often': ['Wer ihn wie oft nutzen darf', '利用できる人と回数'],
  'Uses in total': ['Nutzungen insgesamt', '合計利用回数'],
  'Empty = any number. A use is taken when the payment begins': [
    'Leer = beliebig oft. Gezählt wird, sobald die Zahlung beginnt',
    '空欄 = 無制限。支払いの開始時に1回と数えます',
  ],
  'Uses per customer': ['Nutzungen je Kunde', 'お客様ごとの利用回数'],
  'Empty = any number. Guests are counted by their email address': [
    'Leer = beliebig oft. Gäste zählen nach ihrer E-Mail-Adresse',
    '空欄 = 無制限。ゲストはメールアドレスで数えます',
  ],
  'First order only': ['Nur bei der ersten Bestellung', '初回注文のみ'],
  'Only for customers who have not paid for an order yet': [
    'Nur wer noch keine Bestellung bezahlt hat',
    'まだ支払済みの注文がない方のみ',
  ],
  'Owners of': ['Besitzer von', '所有製品'],
  Everybody: ['Alle', '全員'],
  'The customer must own one of these products': [
    'Kunden müssen eines dieser Produkte besitzen',
    'これらの製品のいずれかを所有している必要があります',
  ],
  'Payments of a subscription': ['Zahlungen eines Abos', 'サブスクリプションの支払い回数'],
  'How many payments of a subscription it makes cheaper, the first one included. Empty = only the first one':
    [
      'Wie viele Zahlungen eines Abos er verbilligt, die erste eingeschlossen. Leer = nur die erste',
      'サブスクリプションの支払いのうち、初回を含めて何回分を割引するか。空欄 = 初回のみ',
    ],
  'Show it on pages': ['Auf Seiten zeigen', 'ページに表示'],
  Group: ['Gruppe', 'グループ'],
  Groups: ['Gruppen', 'グループ'],
  'No group': ['Keine Gruppe', 'グループなし'],
  'Only the shop itself: nobody can type it in': [
    'Nur der Shop selbst: niemand kann ihn eingeben',
    'ショップ内部専用：お客様は入力できません',
  ],
  'Offered to somebody who cancels': ['Angeboten bei einer Kündigung', '解約するお客様に提示'],
  'Of the amounts off in one group only one counts in an order': [
    'Von den Abzügen einer Gruppe zählt in einer Bestellung nur einer',
    '同じグループの値引きは、1つの注文で1つだけ適用されます',
  ],
} satisfies Words
