import type { Words } from '../../language'

/** What was sold. */
export const SALES = {
  Sales: ['Verkäufe', '売上'],
  'The last 30 days, and the 30 before': ['Die letzten 30 Tage und die 30 davor', '直近30日とその前の30日'],
  'By invoices and credit notes, in whole days of UTC, taxes included where prices include them. Renewals count. What a bank took back after a complaint is no refund.':
    [
      'Nach Rechnungen und Gutschriften, in ganzen Tagen (UTC), mit Steuern, wo Preise sie enthalten. Verlängerungen zählen mit. Was eine Bank nach einer Beschwerde zurückholte, ist keine Erstattung.',
      '領収書と返金伝票に基づく、UTCの1日単位の集計です。税込価格の場合は税を含みます。自動更新も含まれます。異議申し立てにより銀行が引き戻した額は返金に含みません。',
    ],
  'Nothing was sold in the last 60 days.': [
    'In den letzten 60 Tagen wurde nichts verkauft.',
    '直近60日間の売上はありません。',
  ],
  'Best products of the last 30 days': [
    'Meistverkaufte Produkte der letzten 30 Tage',
    '直近30日の売れ筋製品',
  ],
  'Where their orders came from': ['Woher die Bestellungen kamen', '注文の流入元'],
  'All sources': ['Alle Quellen', 'すべての流入元'],
  'Sums of each currency': ['Summen je Währung', '通貨ごとの合計'],
  Currency: ['Währung', '通貨'],
  Orders: ['Bestellungen', '注文'],
  Sold: ['Verkauft', '売上'],
  Refunded: ['Erstattet', '返金'],
  'Orders before': ['Bestellungen davor', '前期間の注文'],
  'Sold before': ['Verkauft davor', '前期間の売上'],
  'Refunded before': ['Erstattet davor', '前期間の返金'],
  'Sold per day in {currency}': ['Verkauft je Tag in {currency}', '日別売上（{currency}）'],
  '{caption}, {from} to {until}; the best day brought {amount}': [
    '{caption}, {from} bis {until}; der beste Tag brachte {amount}',
    '{caption}、{from}〜{until}。最高は{amount}。',
  ],
  'The figures of each day in {currency}': ['Die Zahlen je Tag in {currency}', '日別の数値（{currency}）'],
  '{caption}; days without sales are left out': [
    '{caption}; Tage ohne Verkäufe fehlen',
    '{caption}（売上のない日は省略）',
  ],
  Day: ['Tag', '日'],
  'Nothing was sold.': ['Es wurde nichts verkauft.', '売上はありません。'],
  'Products by their orders': ['Produkte nach Bestellungen', '注文数順の製品'],
  Product: ['Produkt', '製品'],
  'Sources with the most paid orders': [
    'Quellen mit den meisten bezahlten Bestellungen',
    '支払済み注文の多い流入元',
  ],
  Source: ['Quelle', '流入元'],
  Revenue: ['Umsatz', '売上'],
  'Not told': ['Nicht angegeben', '不明'],
  nothing: ['nichts', 'なし'],
} satisfies Words
