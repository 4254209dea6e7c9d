import type { Words } from '../../language'

/** The search of the admin. */
export const SEARCH = {
  Search: ['Suchen', '検索'],
  'Search the admin': ['Verwaltung durchsuchen', '管理画面を検索'],
  'Code, order number, name, text …': ['Code, Bestellnummer, Name, Text …', 'コード、注文番号、名前、文言…'],
  Close: ['Schließen', '閉じる'],
  Hits: ['Treffer', '検索結果'],
  Screens: ['Ansichten', '画面'],
  List: ['Liste', '一覧'],
  'Two characters are enough.': ['Zwei Zeichen genügen.', '2文字以上入力してください。'],
  'You are signed out. Sign in again to search.': [
    'Sie sind abgemeldet. Melden Sie sich an, um weiter zu suchen.',
    'ログアウトしています。検索するには、もう一度ログインしてください。',
  ],
  'That was too many searches in a minute. Wait a little.': [
    'Das waren zu viele Suchen in einer Minute. Bitte warten Sie kurz.',
    '短時間に検索が集中しました。しばらくお待ちください。',
  ],
  'The search did not answer. Try again.': [
    'Die Suche hat nicht geantwortet. Versuchen Sie es erneut.',
    '検索の応答がありませんでした。もう一度お試しください。',
  ],
  'Nothing was found.': ['Dazu wurde nichts gefunden.', '該当するものはありません。'],
  '{count, plural, one {# hit} other {# hits}}': [
    '{count, plural, other {# Treffer}}',
    '{count, plural, other {#件}}',
  ],
  'No. {number}': ['Nr. {number}', '番号 {number}'],
  '{system}, no. {number}': ['{system}, Nr. {number}', '{system}、番号 {number}'],
  '{text} (built in)': ['{text} (eingebaut)', '{text}（標準）'],
} satisfies Words
