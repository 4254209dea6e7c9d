import type { Words } from '../../language'

/** What is chosen, how it changes, and what that comes to. */
export const FORM = {
  'Price sets': ['Preissätze', '価格セット'],
  'All price sets': ['Alle Preissätze', 'すべての価格セット'],
  'Only marketers may use price sets.': [
    'Nur das Marketing darf Preissätze nutzen.',
    '価格セットを利用できるのはマーケターだけです。',
  ],
  'There is no such price set.': ['Diesen Preissatz gibt es nicht.', 'この価格セットは存在しません。'],
  'There are none yet.': ['Noch keine vorhanden.', 'まだありません。'],
  'A new price set': ['Neuer Preissatz', '新しい価格セット'],

  // What is chosen
  'Which plans': ['Welche Lizenzarten', '対象のプラン'],
  Line: ['Produktlinie', '製品ライン'],
  'Price group': ['Preisgruppe', '価格グループ'],
  Family: ['Produktfamilie', '製品ファミリー'],
  'Home of the site': ['Herkunft des Dienstes', 'サービスの地域'],
  'Site or product': ['Dienst oder Produkt', 'サービスまたは製品'],
  'A part of its name, such as “netflix”. Empty = all': [
    'Ein Teil des Namens, etwa „netflix“. Leer = alle',
    '名前の一部（例：「netflix」）。空欄 = すべて',
  ],
  Singles: ['Einzelprodukte', '単品'],
  Suites: ['Komplettpakete', '全製品セット'],
  Bundles: ['Pakete', 'セット'],
  '{count} of {all} plans on sale are chosen.': [
    '{count} von {all} Lizenzarten im Verkauf sind ausgewählt.',
    '販売中の{all}プランのうち{count}件を選択しています。',
  ],

  // How it changes
  'How they change': ['Wie sie sich ändern', '変更内容'],
  Direction: ['Richtung', '方向'],
  Up: ['Erhöhen', '値上げ'],
  Down: ['Senken', '値下げ'],
  'By how much': ['Um wie viel', '変更の幅'],
  'Such as 5 or 2.5. Empty = only the ending': [
    'Etwa 5 oder 2,5. Leer = nur die Endung',
    '例：5、2.5。空欄 = 端数のみ変更',
  ],
  'Counted in': ['Gerechnet in', '単位'],
  Percent: ['Prozent', 'パーセント'],
  'US dollars, in other currencies by the exchange rate': [
    'US-Dollar, in anderen Währungen nach Wechselkurs',
    '米ドル（他の通貨は為替レートで換算）',
  ],
  Ending: ['Endung', '端数'],
  'Yen have no cents: they are rounded as other converted prices are': [
    'Yen haben keine Nachkommastellen: Sie werden wie umgerechnete Preise gerundet',
    '円には小数がないため、換算した価格と同じように丸めます',
  ],
  'as it comes': ['unverändert', 'そのまま'],
  'ending in .90': ['auf ,90 endend', '.90に揃える'],
  'whole, without cents': ['ganz, ohne Cent', '整数（小数なし）'],
  'Which prices': ['Welche Preise', '対象の価格'],
  'Selling and list price': ['Beide Preise', '販売価格と通常価格'],
  'List price': ['Listenpreis', '通常価格'],
  'Selling price': ['Verkaufspreis', '販売価格'],
  'Show what changes': ['Änderungen zeigen', '変更内容を表示'],

  // What changes
  'What changes': ['Was sich ändert', '変更される価格'],
  'As a table for a spreadsheet': ['Als Tabelle für die Tabellenkalkulation', '表計算用にダウンロード'],
  '{count, plural, one {# price changes} other {# prices change}} by more than 30%, marked “over 30%” below.':
    [
      '{count, plural, one {# Preis ändert sich} other {# Preise ändern sich}} um mehr als 30 %, unten mit „über 30 %“ gekennzeichnet.',
      '{count, plural, other {#件の価格}}が30%を超えて変わります。下の表で「30%超」と表示しています。',
    ],
  'Prices before and after': ['Preise vorher und nachher', '変更前と変更後の価格'],
  'No price changes.': ['Kein Preis ändert sich.', '変わる価格はありません。'],
  '{count, plural, one {# plan} other {# plans}} in four currencies. Largest change: {largest}. Smallest: {smallest}.':
    [
      '{count, plural, one {# Lizenzart} other {# Lizenzarten}} in vier Währungen. Größte Änderung: {largest}. Kleinste: {smallest}.',
      '{count, plural, other {#プラン}}、4通貨。最大の変更：{largest}。最小：{smallest}。',
    ],
  'List price {price}': ['Listenpreis {price}', '通常価格 {price}'],
  'over 30% ({change})': ['über 30 % ({change})', '30%超（{change}）'],
  'Plans that cost more than larger ones': [
    'Lizenzarten, die mehr kosten als umfangreichere',
    '上位のプランより高くなるプラン',
  ],
  '{product}: {less} costs more than {more}.': [
    '{product}: {less} kostet mehr als {more}.',
    '{product}：{less}が{more}より高くなります。',
  ],
  '{product}: {less} costs more than {more}, as it does now.': [
    '{product}: {less} kostet mehr als {more}, wie schon jetzt.',
    '{product}：{less}が{more}より高くなっています（現在も同様）。',
  ],
} satisfies Words
