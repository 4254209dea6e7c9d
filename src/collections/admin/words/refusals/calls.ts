import type { Words } from '../language'

/** What calls of the admin refuse, whichever screen makes them. */
export const REFUSED_CALLS = {
  'You are not allowed to perform this action.': [
    'Sie dürfen diese Aktion nicht ausführen.',
    'この操作を行う権限がありません。',
  ],
  'There is no such button.': ['Diese Schaltfläche gibt es nicht.', 'このボタンは存在しません。'],
  'There is no such report.': ['Diesen Bericht gibt es nicht.', 'このレポートは存在しません。'],
  'Load the page again, then press the button again.': [
    'Laden Sie die Seite neu, und drücken Sie die Schaltfläche dann erneut.',
    'ページを再読み込みして、もう一度ボタンを押してください。',
  ],
  'It is done, or was cancelled before.': [
    'Es ist bereits ausgeführt oder wurde vorher abgesagt.',
    'すでに実行済みか、取り消し済みです。',
  ],
  'The shop could not do it. Publish it by hand, or ask whoever runs the shop.': [
    'Der Shop konnte es nicht ausführen. Veröffentlichen Sie von Hand, oder fragen Sie, wer den Shop betreibt.',
    'ショップで実行できませんでした。手動で公開するか、ショップの運用担当者にお問い合わせください。',
  ],
  'Whoever scheduled it may no longer publish it.': [
    'Wer es geplant hat, darf es nicht mehr veröffentlichen.',
    '予約した人に公開の権限がなくなりました。',
  ],
  'It was deleted, or is in the trash.': [
    'Es wurde gelöscht oder liegt im Papierkorb.',
    '削除されたか、ゴミ箱に入っています。',
  ],

  // Payload's own, where they were stored
  'The following field is invalid: {field}': [
    'Das folgende Feld ist ungültig: {field}',
    '次のフィールドが無効です：{field}',
  ],
  'The following fields are invalid: {fields}': [
    'Die folgenden Felder sind ungültig: {fields}',
    '次のフィールドが無効です：{fields}',
  ],
} satisfies Words
