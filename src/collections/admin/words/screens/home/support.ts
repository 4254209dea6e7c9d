import type { Words } from '../../language'

/** What waits for support. */
export const SUPPORT = {
  'Customers waiting': ['Kunden, die warten', '対応待ちのお客様'],
  'Tickets without an answer, the oldest first': [
    'Tickets ohne Antwort, die ältesten zuerst',
    '未回答のチケット（古い順）',
  ],
  'Charges that failed and complaints at banks in the last 14 days': [
    'Fehlgeschlagene Abbuchungen und Beschwerden bei Banken in den letzten 14 Tagen',
    '直近14日の支払い失敗と銀行への異議申し立て',
  ],
  'Answer the one that has waited longest': [
    'Das am längsten wartende Ticket beantworten',
    '最も長く待っているチケットに回答する',
  ],
  'Look somebody up at the desk': ['Jemanden am Support-Platz suchen', 'サポート窓口でお客様を検索する'],
  'Every ticket is answered.': ['Alle Tickets sind beantwortet.', 'すべてのチケットに回答済みです。'],
  'waiting for': ['wartet seit', '待ち時間'],
  '{hours, plural, =0 {less than an hour} one {# hour} other {# hours}}': [
    '{hours, plural, =0 {weniger als einer Stunde} one {# Stunde} other {# Stunden}}',
    '{hours, plural, =0 {1時間未満} other {#時間}}',
  ],
  '{days, plural, one {# day} other {# days}}': [
    '{days, plural, one {# Tag} other {# Tagen}}',
    '{days, plural, other {#日}}',
  ],
  'payment failed': ['Zahlung fehlgeschlagen', '支払い失敗'],
  'complaint at the bank': ['Beschwerde bei der Bank', '銀行への異議申し立て'],
  'There were none.': ['Es gab keine.', 'ありません。'],
} satisfies Words
