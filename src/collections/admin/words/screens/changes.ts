import type { Words } from '../language'

/** «Who changed what», what stands above a coupon's form, and small parts of other forms. */
export const CHANGES = {
  'Pages of changes': ['Seiten der Änderungen', '変更履歴のページ'],
  'First page': ['Erste Seite', '最初のページ'],
  'Person (a part of the email)': ['Person (Teil der E-Mail-Adresse)', '変更者（メールアドレスの一部）'],
  'Thing (a part of its name)': ['Was (Teil des Namens)', '対象（名前の一部）'],
  'First day (UTC)': ['Erster Tag (UTC)', '最初の日（UTC）'],
  'Last day (UTC)': ['Letzter Tag (UTC)', '最後の日（UTC）'],
  Show: ['Anzeigen', '表示'],
  'Show all': ['Alle anzeigen', 'すべて表示'],
  'No changes match.': ['Keine passende Änderung.', '該当する変更はありません。'],
  Changes: ['Änderungen', '変更'],
  'When (UTC)': ['Wann (UTC)', '日時（UTC）'],
  Thing: ['Was', '対象'],
  What: ['Änderung', '変更内容'],
  Person: ['Person', '変更者'],
  'An update of the shop': ['Ein Update des Shops', 'ショップの更新'],
  'Not noted': ['Nicht vermerkt', '記録なし'],
  'Moved to the trash': ['In den Papierkorb verschoben', 'ゴミ箱に移動'],
  'Created, a draft': ['Angelegt, als Entwurf', '作成（下書き）'],
  Created: ['Angelegt', '作成'],
  'Saved a draft': ['Entwurf gespeichert', '下書きを保存'],
  Changed: ['Geändert', '変更'],
  Published: ['Veröffentlicht', '公開'],
  'Published in {language}': ['Auf {language} veröffentlicht', '{language}で公開'],

  // Above a coupon
  'This coupon': ['Dieser Gutschein', 'このクーポン'],
  'Download its {count} codes as a table': [
    'Alle {count} Codes als Tabelle herunterladen',
    'コード{count}件を表でダウンロード',
  ],
  Redeemed: ['Eingelöst', '利用済み'],
  '{redeemed}, {over} of them beyond a limit, since the money came late': [
    '{redeemed}, davon {over} über einer Grenze, weil das Geld spät kam',
    '{redeemed}（うち{over}件は入金の遅れにより上限を超過）',
  ],
  'In a payment just now': ['Gerade in einer Zahlung', '支払い手続き中'],
  'Uses left': ['Verbleibende Nutzungen', '残り利用回数'],
  'any number': ['beliebig viele', '無制限'],
  'Codes for one use': ['Codes für eine Nutzung', '1回限りのコード'],
  '{codes}, {unused} of them unused': ['{codes}, davon {unused} ungenutzt', '{codes}（未使用{unused}）'],
  'Paid orders': ['Bezahlte Bestellungen', '支払済みの注文'],
  'Revenue, without refunds and renewals': [
    'Umsatz, ohne Erstattungen und Verlängerungen',
    '売上（返金と自動更新を除く）',
  ],
  none: ['keiner', 'なし'],
  '{count, plural, one {# code is made.} other {# codes are made.}} Download them as a table.': [
    '{count, plural, one {# Code ist erstellt.} other {# Codes sind erstellt.}} Laden Sie sie als Tabelle herunter.',
    '{count, plural, other {コードを#件作成しました。}}表でダウンロードできます。',
  ],
  'Make codes for one use each, with the terms of this coupon': [
    'Codes für je eine Nutzung erstellen, zu den Bedingungen dieses Gutscheins',
    'このクーポンの条件で1回限りのコードを作成',
  ],
  Prefix: ['Anfang', '接頭辞'],
  'Number of codes': ['Anzahl der Codes', 'コードの数'],
  'Make codes': ['Codes erstellen', 'コードを作成'],
  'The shop did not answer. Press again: no code is made twice.': [
    'Der Shop hat nicht geantwortet. Drücken Sie noch einmal: Kein Code entsteht doppelt.',
    'ショップの応答がありません。もう一度押してください。コードが二重に作成されることはありません。',
  ],

  // In other forms
  'Used in': ['Verwendet in', '使用箇所'],
  'Unpublish in {language}': ['Auf {language} zurückziehen', '{language}の公開を取り消す'],
  'Unpublished in {language}. The text stays in the draft.': [
    'Auf {language} zurückgezogen. Der Text bleibt im Entwurf.',
    '{language}の公開を取り消しました。文言は下書きに残ります。',
  ],
  'It could not be unpublished.': ['Das Zurückziehen ist nicht gelungen.', '公開を取り消せませんでした。'],
} satisfies Words
