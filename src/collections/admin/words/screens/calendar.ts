import type { Words } from '../language'

/** The calendar of what comes and came. */
export const CALENDAR = {
  'Other days': ['Andere Tage', '別の日'],
  'Previous month': ['Voriger Monat', '前の月'],
  'Next month': ['Nächster Monat', '次の月'],
  'By month': ['Monatsansicht', '月表示'],
  'Previous week': ['Vorige Woche', '前の週'],
  'Next week': ['Nächste Woche', '次の週'],
  'By week': ['Wochenansicht', '週表示'],
  'To today': ['Heute', '今日'],
  'Week of {day}': ['Woche ab {day}', '{day}の週'],
  'Nothing that you may see happens in this time.': [
    'In dieser Zeit geschieht nichts, was Sie sehen dürfen.',
    'この期間に表示できる予定はありません。',
  ],
  'There is no time zone “{zone}”. Days are shown in UTC; write it like Europe/Berlin.': [
    'Es gibt keine Zeitzone „{zone}“. Die Tage stehen in UTC; schreiben Sie sie wie Europe/Berlin.',
    'タイムゾーン「{zone}」は存在しないため、UTCで表示しています。Europe/Berlinのように入力してください。',
  ],
  'Still running: {names}': ['Läuft weiter: {names}', '継続中：{names}'],
  'Campaigns that run': ['Laufende Aktionen', '実施中のキャンペーン'],
  Begins: ['Beginnt', '開始'],
  Ends: ['Endet', '終了'],
  'Shown from then on': ['Ab dann sichtbar', 'この時刻から表示'],
  'Is published': ['Wird veröffentlicht', '公開'],
  'Is unpublished': ['Wird zurückgezogen', '公開の取り消し'],
  'Prices change': ['Preise ändern sich', '価格の変更'],
  Launch: ['Launch', 'ローンチ'],
  Version: ['Version', 'バージョン'],
  'Push message': ['Push-Nachricht', 'プッシュ通知'],
  draft: ['Entwurf', '下書き'],
  'switched off': ['ausgeschaltet', 'オフ'],
  live: ['live', '公開中'],
  'did not go live': ['nicht live gegangen', '公開されず'],
  'taken back': ['zurückgenommen', '取り消し済み'],
  cancelled: ['abgesagt', '取り消し済み'],
} satisfies Words
