import type { Words } from '../language'

/** What calls of the admin refuse, whichever screen makes them. */
export const REFUSED_CALLS = {
  'You are not allowed to perform this action.': [
    'Dazu sind Sie nicht berechtigt.',
    'この操作を行う権限がありません。',
  ],
  'There is no such button.': ['Diese Schaltfläche gibt es nicht.', 'このボタンは存在しません。'],
  'There is no such report.': ['Diesen Bericht gibt es nicht.', 'このレポートは存在しません。'],
  'Load the page again, then press the button again.': [
    'Laden Sie die Seite neu, und drücken Sie die Schaltfläche dann erneut.',
    'ページを再読み込みして、もう一度ボタンを押してください。',
  ],
  'It is done, or was canceled before.': [
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
  'Its writer changed it since you read it. Read it again below, among those that wait.': [
    'Der Verfasser hat sie geändert, seit Sie sie gelesen haben. Lesen Sie sie unten bei den wartenden noch einmal.',
    'お読みになった後に投稿者が内容を変更しました。下の確認待ちの一覧で、もう一度お読みください。',
  ],
  'It is gone: its writer removed it.': [
    'Sie ist weg: Der Verfasser hat sie entfernt.',
    '投稿者が削除したため、このレビューはありません。',
  ],
  'Choose why it is refused. Its writer reads it.': [
    'Wählen Sie, warum sie abgelehnt wird. Der Verfasser liest es.',
    '掲載しない理由を選んでください。投稿者に表示されます。',
  ],
  'An answer has 2,000 characters at most.': [
    'Eine Antwort hat höchstens 2.000 Zeichen.',
    '回答は2,000文字以内で入力してください。',
  ],
} satisfies Words
