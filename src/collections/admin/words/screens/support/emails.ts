import type { Words } from '../../language'

/** Emails. */
export const EMAILS = {
  Emails: ['E-Mails', 'メール'],
  'No email was written yet.': ['Noch keine E-Mail geschrieben.', 'メールはまだありません。'],
  written: ['geschrieben', '作成'],
  sent: ['gesendet', '送信'],
  'kept in the outbox, for no mail server is set': [
    'im Postausgang, da kein Mailserver eingerichtet ist',
    'メールサーバー未設定のため送信トレイに保管',
  ],
  'tried {count, plural, one {once} other {# times}}: {error}': [
    '{count, plural, one {einmal} other {#-mal}} versucht: {error}',
    '{count, plural, other {#回}}試行：{error}',
  ],
  To: ['An', '宛先'],
  Kind: ['Art', '種類'],
  Written: ['Geschrieben', '作成日時'],
  Sent: ['Gesendet', '送信日時'],
  'Show the email without links and keys': [
    'E-Mail ohne Links und Schlüssel zeigen',
    'リンクとキーを伏せてメールを表示',
  ],
  'Show the whole email': ['E-Mail ungekürzt zeigen', 'メール全文を表示'],
  'Send it again': ['Erneut senden', '再送'],
  'It goes to {email} as it was written, and is tried for a day. Links in it that have a time, such as one to a new password, may be over.':
    [
      'Sie geht unverändert an {email}, und der Versand wird einen Tag lang versucht. Befristete Links darin, etwa für ein neues Passwort, können abgelaufen sein.',
      '元の内容のまま{email}に送信し、1日間試行します。パスワード再設定など期限付きのリンクは、すでに無効な場合があります。',
    ],
  'There is no such email anymore.': ['Diese E-Mail gibt es nicht mehr.', 'このメールは存在しません。'],
  'What staff did with it': ['Was das Team damit getan hat', 'スタッフの操作履歴'],
  'Nobody has yet.': ['Noch nichts.', 'まだ操作はありません。'],
} satisfies Words
