import type { Words } from '../language'

/** What the desks ask and schedule. */
export const DESKS = {
  'Unpublish in {language} later': [
    'Fassung auf {language} später zurückziehen',
    '{language}の公開を後で取り消す',
  ],
  'Schedule in {language}': ['Auf {language} planen', '{language}で予約する'],
  'Scheduled: it will be unpublished in {language} automatically.': [
    'Geplant: Auf {language} wird es automatisch zurückgezogen.',
    '予約しました。{language}の公開は自動的に取り消されます。',
  ],
  'Nothing was scheduled: the shop did not answer. Try again.': [
    'Es wurde nichts geplant: Der Shop hat nicht geantwortet. Versuchen Sie es noch einmal.',
    '予約されませんでした。ショップから応答がありません。もう一度お試しください。',
  ],
  'No, leave it as it is': ['Nein, nichts ändern', 'いいえ、変更しません'],
  'Everything in this launch goes live at once, for all visitors. Launch it now?': [
    'Alles in diesem Launch geht sofort für alle Besucher live. Jetzt starten?',
    'このローンチの内容は、すべての訪問者に対してすぐに公開されます。今すぐ公開しますか。',
  ],
  'What was live before this launch is live again at once. Take it back?': [
    'Was vor diesem Launch live war, ist sofort wieder live. Zurücknehmen?',
    'このローンチ前の内容がすぐに再び公開されます。元に戻しますか。',
  ],
  'This launch is gone for good; the drafts in it stay. Throw it away?': [
    'Dieser Launch ist dann endgültig weg; seine Entwürfe bleiben. Verwerfen?',
    'このローンチは完全に削除されます。含まれる下書きは残ります。破棄しますか。',
  ],
  'Every price that is still as this set made it is sold at once as it was before. Take it back?': [
    'Für jeden Preis, der noch so ist, wie dieser Preissatz ihn gesetzt hat, gilt sofort wieder der vorherige. Zurücknehmen?',
    'この価格セットで設定されたままの価格は、すべてすぐに以前の価格になります。元に戻しますか。',
  ],
  'This price set is gone for good; no price changes. Throw it away?': [
    'Dieser Preissatz ist dann endgültig weg; kein Preis ändert sich. Verwerfen?',
    'この価格セットは完全に削除されます。価格は変わりません。破棄しますか。',
  ],
  'These prices hold at once, for all visitors. Publish them now?': [
    'Diese Preise gelten sofort, für alle Besucher. Jetzt veröffentlichen?',
    'これらの価格はすべての訪問者に対してただちに適用されます。今すぐ公開しますか。',
  ],
  'What you typed here is not saved yet. Leave without saving it?': [
    'Ihre Eingaben hier sind noch nicht gespeichert. Seite verlassen, ohne zu speichern?',
    '入力した内容はまだ保存されていません。保存せずにこのページを離れますか。',
  ],
  'Stay here': ['Hier bleiben', 'このページに残る'],
  'Not sent: the shop did not answer. What you typed is still here; press again.': [
    'Nicht gesendet: Der Shop hat nicht geantwortet. Ihre Eingaben stehen noch hier; drücken Sie noch einmal.',
    '送信されませんでした：ショップから応答がありません。入力内容はそのまま残っています。もう一度押してください。',
  ],
  'Not sent: your sign-in has ended. Sign in again in another tab, then press again; what you typed is still here.':
    [
      'Nicht gesendet: Ihre Anmeldung ist abgelaufen. Melden Sie sich in einem anderen Tab neu an, und drücken Sie dann noch einmal; Ihre Eingaben stehen noch hier.',
      '送信されませんでした：ログインの有効期限が切れています。別のタブでログインし直してから、もう一度押してください。入力内容はそのまま残っています。',
    ],
  'Leave without saving': ['Verlassen, ohne zu speichern', '保存せずに離れる'],
} satisfies Words
