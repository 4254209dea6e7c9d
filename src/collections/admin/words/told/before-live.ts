import type { Words } from '../language'

/** What payers and the packages lack before the shop goes live. */
export const BEFORE_LIVE_TOLD = {
  '{provider} does not tell the shop of {events}': [
    '{provider} meldet dem Shop nicht: {events}',
    '{provider}からの通知が未設定です：{events}',
  ],
  'versions with files of your own (Write, Releases) for {names}: the seed brings only samples': [
    'Versionen mit eigenen Dateien (Texte, Programmversionen) für {names}: Mitgeliefert sind nur Muster',
    '独自のファイル付きバージョン（「執筆」の「リリース」）：{names}。初期データは見本のみです',
  ],
} satisfies Words
