import type { Words } from '../../language'

/** Tickets. */
export const TICKETS = {
  Tickets: ['Tickets', 'チケット'],
  'Nothing was asked yet.': ['Bisher keine Anfragen.', 'お問い合わせはまだありません。'],
  'Answer {number}': ['{number} beantworten', '{number}に回答する'],
  'Tickets waiting for an answer': ['Tickets, die auf Antwort warten', '回答待ちのチケット'],
  'There is no such ticket anymore.': ['Dieses Ticket gibt es nicht mehr.', 'このチケットは存在しません。'],
  Messages: ['Nachrichten', 'メッセージ'],
  'What support did': ['Was der Support getan hat', 'サポートの対応履歴'],
  'Nobody has done anything here yet.': ['Hier hat noch niemand etwas getan.', 'まだ対応はありません。'],
  State: ['Zustand', '状態'],
  Language: ['Sprache', '言語'],
  Whose: ['Zuständig', '担当者'],
  Unassigned: ['Noch niemand', '未担当'],
  'Last message': ['Letzte Nachricht', '最新のメッセージ'],
  'Take it': ['Übernehmen', '担当する'],
  Unassign: ['Abgeben', '担当を外れる'],
  'Unassign {email}': ['Zuständigkeit von {email} aufheben', '{email}の担当を外す'],
  'Open again': ['Wieder öffnen', '再開'],
  'Next waiting ticket': ['Nächstes wartendes Ticket', '次の回答待ちチケット'],
  Answer: ['Antwort', '回答'],
  'The ticket is closed. An answer opens it again as answered.': [
    'Das Ticket ist geschlossen. Eine Antwort öffnet es wieder als beantwortet.',
    'このチケットはクローズしています。回答すると「回答済み」として再開します。',
  ],
  'Your answer': ['Ihre Antwort', '回答'],
  'Send the answer': ['Antwort senden', '回答を送信'],
  'Save as a draft': ['Als Entwurf speichern', '下書き保存'],
  'Saved replies': ['Gespeicherte Antworten', '定型文'],
  'there are none yet.': ['Es gibt noch keine.', 'まだありません。'],
  'Saved reply, in the customer’s language': [
    'Gespeicherte Antwort, in der Sprache des Kunden',
    '定型文（お客様の言語）',
  ],
  'Choose one': ['Bitte wählen', '選択してください'],
  'Put it into the answer': ['In die Antwort einsetzen', '回答に挿入'],
  'Draft saved.': ['Entwurf gespeichert.', '下書きを保存しました。'],
  'Not saved: your sign-in has ended. Sign in again in another tab, and go on writing here.': [
    'Nicht gespeichert: Ihre Anmeldung ist abgelaufen. Melden Sie sich in einem anderen Tab neu an, und schreiben Sie hier weiter.',
    '保存されていません。ログインの有効期限が切れました。別のタブでログインし直すと、このまま続けて入力できます。',
  ],
  'Not saved. It is tried again with the next letter.': [
    'Nicht gespeichert. Beim nächsten Zeichen wird es erneut versucht.',
    '保存されていません。次の入力時に再試行します。',
  ],
  'Notes for staff': ['Notizen für das Team', 'スタッフ用メモ'],
  'No email and no page of the customer shows them. They are part of what a customer gets who asks for their data, so write as if they read along.':
    [
      'Keine E-Mail und keine Seite zeigt sie dem Kunden. Wer Auskunft über seine Daten verlangt, erhält sie mit; schreiben Sie also so, als läse er mit.',
      'メールやお客様のページには表示されません。ただしデータ開示を求められた場合は提供されるため、お客様が読むものとして書いてください。',
    ],
  Note: ['Notiz', 'メモ'],
  'Write the note': ['Notiz schreiben', 'メモを書く'],
} satisfies Words
