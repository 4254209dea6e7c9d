import type { Words } from '../../language'

/** The price of a past order. */
export const PAST_ORDER = {
  'Order number': ['Bestellnummer', '注文番号'],
  'There is no order with this number.': [
    'Eine Bestellung mit dieser Nummer gibt es nicht.',
    'この番号の注文はありません。',
  ],
  'Show the order': ['Bestellung zeigen', '注文を表示'],
  'priced on': ['Preis vom', '価格の時点：'],
  paid: ['bezahlt', '支払済み'],
  'not paid': ['nicht bezahlt', '未払い'],
  'a charge of a subscription': ['Abbuchung eines Abos', 'サブスクリプションの請求'],
  '{count, plural, one {One license of the buyer counted for this price; the price of today is asked for with it too.} other {# licenses of the buyer counted for this price; the price of today is asked for with them too.}}':
    [
      '{count, plural, one {Eine Lizenz des Käufers zählte für diesen Preis; auch der heutige ist damit berechnet.} other {# Lizenzen des Käufers zählten für diesen Preis; auch der heutige ist damit berechnet.}}',
      '{count, plural, other {この価格には購入者のライセンス#件が考慮されています。今日の価格も同じ条件で計算しています。}}',
    ],
  'Nothing that the buyer owned counted for this price.': [
    'Nichts, was der Käufer besaß, zählte für diesen Preis.',
    'この価格では、購入者の所有製品は考慮されていません。',
  ],
  'The order': ['Die Bestellung', '注文内容'],
  'What was paid': ['Was bezahlt wurde', '支払い内容'],
  'The same today': ['Dasselbe heute', '今日の同じ注文'],
  'What is different': ['Was anders ist', '相違点'],
  'Nothing: the same rules come to the same price.': [
    'Nichts: Dieselben Regeln ergeben denselben Preis.',
    '相違はありません。同じルールで同じ価格になります。',
  ],
  'Shop discount': ['Shop-Rabatt', 'ショップ割引'],
  'Rest of the old plan': ['Rest der bisherigen Laufzeit', '現在のプランの残り期間分'],
  'From the balance': ['Aus dem Guthaben', '残高から充当'],
  'Kept as balance': ['Bleibt als Guthaben', '残高として保留'],
  'Today it is not sold to this buyer. {why}.': [
    'Heute wird es diesem Käufer nicht verkauft. {why}.',
    '今日はこの購入者に販売されません。{why}。',
  ],
  'Today such a buyer pays in another currency.': [
    'Heute zahlt ein solcher Käufer in einer anderen Währung.',
    '今日は、同じ購入者が別の通貨で支払います。',
  ],
  'The list price was {before} and is {after}.': [
    'Der Listenpreis war {before} und ist {after}.',
    '通常価格は{before}から{after}に変わりました。',
  ],
  'The usual price was {before} and is {after}.': [
    'Der übliche Preis war {before} und ist {after}.',
    '標準価格は{before}から{after}に変わりました。',
  ],
  '{rule} counted then. Today it no longer runs, was changed or is no longer there.': [
    '{rule} zählte damals. Heute läuft das nicht mehr, wurde geändert oder ist nicht mehr da.',
    '{rule}は当時適用されていました。今日は終了したか、変更または削除されています。',
  ],
  '{rule} counted then. Today it does not: {why}.': [
    '{rule} zählte damals. Heute nicht: {why}.',
    '{rule}は当時適用されていましたが、今日は適用されません（{why}）。',
  ],
  '{rule} came to {before} then and comes to {after} today.': [
    '{rule} ergab damals {before} und heute {after}.',
    '{rule}は当時{before}、今日は{after}です。',
  ],
  '{rule} counts today and did not then.': [
    '{rule} zählt heute, damals nicht.',
    '{rule}は今日適用されますが、当時は適用されていませんでした。',
  ],
} satisfies Words
