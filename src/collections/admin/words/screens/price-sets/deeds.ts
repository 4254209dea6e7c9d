import type { Words } from '../../language'

/** What is done with a set, and when; what is told of an instant is said for launches too. */
export const DEEDS = {
  // Saving, and what is done with a set
  'Name of the set': ['Name des Preissatzes', 'セットの名前'],
  'For the team; customers do not see it': [
    'Für das Team; Kunden sehen ihn nicht',
    'スタッフ用です。お客様には表示されません',
  ],
  'Nothing is changed before you publish or schedule it.': [
    'Es ändert sich nichts, bevor Sie ihn veröffentlichen oder planen.',
    '公開または予約するまで、価格は変わりません。',
  ],
  By: ['Von', '担当者'],
  'by {person}': ['von {person}', '担当：{person}'],
  'Goes or went live (UTC)': ['Live ab (UTC)', '適用日時（UTC）'],
  Scheduled: ['Geplant', '予約済み'],
  Live: ['Veröffentlicht', '公開中'],
  'Taken back': ['Zurückgenommen', '元に戻し済み'],
  'Did not go live': ['Nicht live gegangen', '適用されず'],
  'Take back': ['Zurücknehmen', '元に戻す'],
  'Every price that is still as this set made it becomes what it was before.': [
    'Jeder Preis, der noch so ist, wie ihn dieser Preissatz gesetzt hat, wird wieder wie vorher.',
    'このセットで変更されたままの価格を、変更前に戻します。',
  ],
  'Take a fresh look': ['Neu berechnen', '再計算する'],
  'Publish now': ['Jetzt veröffentlichen', '今すぐ公開'],
  Schedule: ['Planen', '予約'],
  'Take off the schedule': ['Planung aufheben', '予約を取り消す'],
  'Throw away': ['Verwerfen', '破棄'],
  'Yes, change them by that much': ['Ja, so stark ändern', 'はい、この幅で変更します'],
  'Look at the shop as it will be then': [
    'Den Shop ansehen, wie er dann sein wird',
    'その時点のショップを表示',
  ],

  // Instants
  'Goes live at': ['Live ab', '公開日時'],
  'Goes live: {at} UTC.': ['Geht live: {at} UTC.', '公開予定：{at} UTC。'],
  'Goes live: {at} UTC, {there} ({zone}).': [
    'Geht live: {at} UTC, {there} ({zone}).',
    '公開予定：{at} UTC、{there}（{zone}）。',
  ],
  'Went live: {at} UTC.': ['Live seit: {at} UTC.', '公開：{at} UTC。'],
  'Taken back: {at} UTC.': ['Zurückgenommen: {at} UTC.', '取り消し：{at} UTC。'],

  // What was done
  'It is saved as a draft. Nothing is changed yet.': [
    'Als Entwurf gespeichert. Noch ist nichts geändert.',
    '下書きとして保存しました。まだ何も変更されていません。',
  ],
  'It is live.': ['Er ist live.', '公開しました。'],
  'It is scheduled and goes live automatically.': [
    'Er ist geplant und geht automatisch live.',
    '予約しました。自動的に公開されます。',
  ],
  'It is a draft again and does not go live automatically.': [
    'Er ist wieder ein Entwurf und geht nicht automatisch live.',
    '下書きに戻しました。自動的には公開されません。',
  ],
  'It is a draft of the prices as they are now.': [
    'Er ist ein Entwurf nach den jetzigen Preisen.',
    '現在の価格に基づく下書きにしました。',
  ],
  'It is taken back.': ['Er ist zurückgenommen.', '元に戻しました。'],
  'It is thrown away.': ['Er ist verworfen.', '破棄しました。'],
} satisfies Words
