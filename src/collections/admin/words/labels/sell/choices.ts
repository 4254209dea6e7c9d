import type { Words } from '../../language'

/** Tests of plans, and rules for who changes a subscription. */
export const CHOICES = {
  'Plan test': ['Test der Lizenzarten', 'プランのテスト'],
  'Plan tests': ['Tests der Lizenzarten', 'プランのテスト'],
  'Two groups of visitors see a product page in two ways, and the results say which one sells more. Prices are the same for both. Only visitors who agreed to statistics take part.':
    [
      'Zwei Gruppen von Besuchern sehen eine Produktseite verschieden, und das Ergebnis zeigt, welche mehr verkauft. Die Preise sind für beide gleich. Nur wer Statistiken zugestimmt hat, nimmt teil.',
      '2つのグループに製品ページを異なる形で表示し、どちらがより売れるかを結果で確認します。価格は同じです。統計に同意した訪問者だけが対象です。',
    ],
  Results: ['Ergebnisse', '結果'],
  'How a browser remembers its group; made from the name, and never changed': [
    'Damit merkt sich ein Browser seine Gruppe; entsteht aus dem Namen und ändert sich nie',
    '訪問者のグループを固定するための名前です。テストの名前から自動で作成され、後から変わることはありません',
  ],
  'Visitors in group A (%)': ['Besucher in Gruppe A (%)', 'グループAの訪問者（%）'],
  'Of 100 who take part, this many see the difference; the others, group B, see the page as it always is': [
    'Von 100 Teilnehmenden sehen so viele den Unterschied; die übrigen, Gruppe B, sehen die Seite wie immer',
    '参加者100人のうち、変更を表示する人数です。残りのグループBには通常のページが表示されます',
  ],
  'What group A sees': ['Was Gruppe A sieht', 'グループAに表示する内容'],
  'Preselected plan': ['Vorausgewählte Lizenzart', '初期選択のプラン'],
  'Empty = the same as for group B': ['Leer = wie für Gruppe B', '空欄 = グループBと同じ'],
  'Empty = all, as for group B': ['Leer = alle, wie für Gruppe B', '空欄 = グループBと同じくすべて'],
  'Plans shown': ['Gezeigte Lizenzarten', '表示するプラン'],
  'Only group A sees the popup of a campaign': [
    'Nur Gruppe A sieht das Popup einer Aktion',
    'キャンペーンのポップアップをグループAだけに表示する',
  ],
  'Change rule': ['Wechselregel', '変更ルール'],
  'Change rules': ['Wechselregeln', '変更ルール'],
  'When a customer changes the plan of a subscription: whether it changes at once, or when the paid period ends. The first rule that fits decides; where none does, it waits for the end of the period.':
    [
      'Ob ein Abo sofort oder erst am Ende des bezahlten Zeitraums umgestellt wird, wenn ein Kunde die Lizenzart wechselt. Die erste passende Regel entscheidet; passt keine, gilt das Ende des Zeitraums.',
      'お客様がサブスクリプションのプランを変更したとき、すぐに変わるか、支払い済みの期間の終わりに変わるかを決めます。最初に一致したルールに従い、どれにも一致しなければ期間の終わりに変わります。',
    ],
  Position: ['Position', '順番'],
  'Place in the order': ['Platz in der Reihenfolge', '順番'],
  'Postal address': ['Anschrift', '住所'],
  'Type and press Enter': ['Eintippen und mit der Eingabetaste übernehmen', '入力してEnterで確定'],
  'The rule with the lowest number is tried first': [
    'Die Regel mit der kleinsten Zahl wird zuerst geprüft',
    '番号の小さいルールから順に確認します',
  ],
  'For the team': ['Für das Team', 'チーム用'],
  'From plans': ['Bisherige Lizenzart', '変更前のプラン'],
  'To plans': ['Neue Lizenzart', '変更後のプラン'],
  'New period': ['Neuer Zeitraum', '新しい期間'],
  'Compared with the period before. Empty = any': [
    'Im Vergleich zum bisherigen. Leer = beliebig',
    '変更前の期間と比べます。空欄 = 問わない',
  ],
  longer: ['länger', '長い'],
  same: ['gleich', '同じ'],
  shorter: ['kürzer', '短い'],
  'New price': ['Neuer Preis', '新しい価格'],
  'For a month, compared with the price before. Empty = any': [
    'Je Monat, im Vergleich zum bisherigen. Leer = beliebig',
    '1か月あたりの価格を変更前と比べます。空欄 = 問わない',
  ],
  higher: ['höher', '高い'],
  lower: ['niedriger', '低い'],
  'The plan changes': ['Die Lizenzart wechselt', 'プランが変わる時期'],
  'at once': ['sofort', 'すぐに'],
  'at the end of the period': ['am Ende des Zeitraums', '期間の終わりに'],
} satisfies Words
