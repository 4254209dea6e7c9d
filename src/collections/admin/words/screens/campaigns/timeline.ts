import type { Words } from '../../language'

/** The line of time. */
export const TIMELINE = {
  'No campaign runs in this period.': [
    'In dieser Zeit läuft keine Aktion.',
    'この期間に実施されるキャンペーンはありません。',
  ],
  'When prices change automatically in this period': [
    'Wann sich in dieser Zeit Preise automatisch ändern',
    'この期間に価格が自動的に変わる時刻',
  ],
  'A coupon begins or ends': ['Ein Gutschein beginnt oder endet', 'クーポンの開始または終了'],
  '14 days back, 60 ahead': ['14 Tage zurück, 60 voraus', '14日前から60日先'],
  Quarter: ['Quartal', '四半期'],
  Year: ['Jahr', '年'],
  'What the timeline shows': ['Was die Zeitleiste zeigt', 'タイムラインの表示範囲'],
  Earlier: ['Früher', '前へ'],
  Later: ['Später', '次へ'],
  'The shop at (UTC)': ['Der Shop am (UTC)', 'ショップの表示日時（UTC）'],
  'Look at it': ['Ansehen', '表示'],
  'Look at the shop at this time': ['Den Shop zu diesem Zeitpunkt ansehen', 'この時点のショップを表示'],
  'Look at the shop at a time on this timeline': [
    'Den Shop zu einem Zeitpunkt dieser Zeitleiste ansehen',
    'タイムライン上の時点のショップを表示',
  ],
  now: ['jetzt', '今'],
  'Beginning of {campaign}': ['Beginn von {campaign}', '{campaign}の開始'],
  'End of {campaign}': ['Ende von {campaign}', '{campaign}の終了'],
  'Drag, or press the arrow keys: an hour, with Shift a day. Enter moves it, Escape puts it back.': [
    'Ziehen oder Pfeiltasten drücken: eine Stunde, mit Umschalt ein Tag. Enter verschiebt, Escape setzt zurück.',
    'ドラッグするか、矢印キーで動かします（1時間、Shiftキーで1日）。Enterで確定、Escapeで元に戻します。',
  ],
  'Begins {when}. Enter moves it, Escape puts it back.': [
    'Beginnt am {when}. Enter verschiebt, Escape setzt zurück.',
    '開始：{when}。Enterで確定、Escapeで元に戻します。',
  ],
  'Ends {when}. Enter moves it, Escape puts it back.': [
    'Endet am {when}. Enter verschiebt, Escape setzt zurück.',
    '終了：{when}。Enterで確定、Escapeで元に戻します。',
  ],
  'Move it?': ['Verschieben?', '変更しますか？'],
  'Move it': ['Verschieben', '変更する'],
  'Put it back': ['Zurücksetzen', '元に戻す'],
} satisfies Words
