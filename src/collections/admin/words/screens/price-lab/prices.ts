import type { Words } from '../../language'

/** Prices and their reasons. */
export const PRICES = {
  'What to list': ['Was aufgeführt wird', '表示する項目'],
  'All lines': ['Alle Produktlinien', 'すべての製品ライン'],
  'All price groups': ['Alle Preisgruppen', 'すべての価格グループ'],
  'Name of the product': ['Name des Produkts', '製品名'],
  'Only what differs': ['Nur Unterschiede', '異なるものだけ'],
  Situation: ['Situation', '条件'],
  'First situation': ['Erste Situation', '1つ目の条件'],
  'Second situation': ['Zweite Situation', '2つ目の条件'],
  'Show prices': ['Preise zeigen', '価格を表示'],
  'Only the first situation': ['Nur die erste Situation', '1つ目の条件だけ表示'],
  'Compare with a second situation': ['Mit einer zweiten Situation vergleichen', '2つ目の条件と比べる'],
  'First:': ['Erste:', '1つ目：'],
  'Second:': ['Zweite:', '2つ目：'],
  'No campaign lowers a price then.': [
    'Keine Aktion senkt dann einen Preis.',
    'この時点で価格を下げるキャンペーンはありません。',
  ],
  'Campaigns that lower prices then:': [
    'Aktionen, die dann Preise senken:',
    'この時点で価格を下げるキャンペーン：',
  ],
  'Campaign coupon': ['Aktionsgutschein', 'キャンペーンのクーポン'],
  'Look at the shop as this buyer': ['Den Shop als dieser Käufer ansehen', 'この購入者としてショップを表示'],
  '{all, plural, one {# plan is shown.} other {# plans are shown.}}': [
    '{all, plural, one {# Lizenzart wird gezeigt.} other {# Lizenzarten werden gezeigt.}}',
    '{all, plural, other {#プランを表示しています。}}',
  ],
  '{count} of {all} plans are shown.': [
    '{count} von {all} Lizenzarten werden gezeigt.',
    '{all}プランのうち{count}件を表示しています。',
  ],
  'None of {all} prices differ.': [
    'Von {all} Preisen unterscheidet sich keiner.',
    '{all}件の価格に違いはありません。',
  ],
  '{different, plural, one {# of {all} prices differs.} other {# of {all} prices differ.}}': [
    '{different, plural, one {# von {all} Preisen unterscheidet sich.} other {# von {all} Preisen unterscheiden sich.}}',
    '{different, plural, other {{all}件のうち#件の価格が異なります。}}',
  ],
  'Usual price': ['Üblicher Preis', '標準価格'],
  Price: ['Preis', '価格'],
  Why: ['Warum', '理由'],
  Differs: ['Unterschiedlich', '相違あり'],
  'Not sold': ['Nicht verkauft', '販売なし'],
  'not sold': ['nicht verkauft', '販売なし'],
  'instead of {price}': ['statt {price}', '（標準{price}）'],
  'No discount applies': ['Kein Rabatt gilt', '適用される割引なし'],
  '{count, plural, one {# other rule does not count} other {# other rules do not count}}': [
    '{count, plural, one {# andere Regel zählt nicht} other {# andere Regeln zählen nicht}}',
    '{count, plural, other {適用されないルール#件}}',
  ],
  Offer: ['Angebot', '特別価格'],
  Prices: ['Preise', '価格'],
  'no coupon has this code, or nobody may enter it': [
    'kein Gutschein hat diesen Code, oder er ist nicht zur Eingabe bestimmt',
    '該当するクーポンがないか、入力できないコードです',
  ],
  'it has not begun': ['noch nicht begonnen', '開始前です'],
  'it is over': ['vorbei', '終了しています'],
  'it was used as often as it may be': ['so oft genutzt wie erlaubt', '利用回数の上限に達しています'],
  'this buyer used it as often as one may': [
    'dieser Käufer hat ihn so oft genutzt wie erlaubt',
    'この購入者の利用回数の上限に達しています',
  ],
  'it is for a first order': ['nur für eine erste Bestellung', '初回の注文だけが対象です'],
  'it is for owners of another product': [
    'nur für Besitzer eines anderen Produkts',
    '別の製品の所有者だけが対象です',
  ],
  'it is for another way of payment': ['für eine andere Zahlungsart', '別の決済方法が対象です'],
  'it is for other plans': ['für andere Lizenzarten', '別のプランが対象です'],
  'it is for other products': ['für andere Produkte', '別の製品が対象です'],
  'it is for other languages': ['für andere Sprachen', '別の言語が対象です'],
  'the price is below its minimum': [
    'der Preis liegt unter seinem Mindestpreis',
    '価格が最低額を下回っています',
  ],
  'another price is as low or lower': [
    'ein anderer Preis ist genauso niedrig oder niedriger',
    '同額以下の価格がほかにあります',
  ],
  'Not on sale': ['Nicht im Verkauf', '販売されていません'],
  'Only for owners of what it builds on': [
    'Nur für Besitzer des Produkts, auf dem es aufbaut',
    '元になる製品の所有者だけが対象です',
  ],
  'No longer in the catalog': ['Nicht mehr im Katalog', 'カタログにありません'],
  'This plan is no longer in the catalog': [
    'Diese Lizenzart ist nicht mehr im Katalog',
    'このプランはカタログにありません',
  ],
  'Cannot be priced': ['Lässt sich nicht berechnen', '価格を計算できません'],
} satisfies Words
