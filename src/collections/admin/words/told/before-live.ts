import type { Words } from '../language'

/** What payers and the packages lack before the shop goes live. */
export const BEFORE_LIVE_TOLD = {
  '{provider} does not tell the shop of {events}': [
    '{provider} meldet dem Shop nicht: {events}',
    '{provider}からの通知が未設定です：{events}',
  ],
  'a version of {name} with a file of your own (Write, Releases): the seed brings samples alone': [
    'eine Version von {name} mit einer eigenen Datei (Texte, Programmversionen): Mitgeliefert sind nur Muster',
    '{name}の独自のファイル付きバージョン（「執筆」の「リリース」。初期データは見本のみです）',
  ],
} satisfies Words
