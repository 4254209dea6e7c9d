import type { Words } from '../../language'

/** How long the shop keeps what, and who needs a second factor. */
export const HOUSEKEEPING = {
  Housekeeping: ['Löschfristen', 'データの保存期間'],
  'After how many days the shop deletes data automatically, once a day. The privacy policy tells customers the same numbers: change it in every language too.':
    [
      'Nach wie vielen Tagen der Shop automatisch löscht, einmal täglich. Die Datenschutzerklärung nennt dieselben Zahlen: Ändern Sie sie dort in jeder Sprache ebenfalls.',
      '何日後に自動で削除するかを決めます（1日1回実行）。プライバシーポリシーにも同じ日数を記載しているため、すべての言語で変更してください。',
    ],
  'Orders that were never paid': ['Nie bezahlte Bestellungen', '支払われなかった注文'],
  '8 to 3650 days; default 90': ['8 bis 3650 Tage; Standard: 90', '8〜3650日（初期値90）'],
  'Sandbox payments': ['Testzahlungen', 'テスト決済'],
  'Text of emails that were sent or could not be sent': [
    'Inhalt von E-Mails, nachdem sie gesendet oder aufgegeben wurden',
    '送信済み、または送信できなかったメールの本文',
  ],
  '1 to 365 days; default 30': ['1 bis 365 Tage; Standard: 30', '1〜365日（初期値30）'],
  'Record of which emails were sent, and to whom': [
    'Vermerk, dass und an wen eine E-Mail ging',
    'メール送信の記録と宛先',
  ],
  '30 to 3650 days; default 730': ['30 bis 3650 Tage; Standard: 730', '30〜3650日（初期値730）'],
  'Accounts whose address was never confirmed': [
    'Konten, deren Adresse nie bestätigt wurde',
    'メールアドレス未確認のアカウント',
  ],
  '2 to 365 days; default 30': ['2 bis 365 Tage; Standard: 30', '2〜365日（初期値30）'],
  'Ended sign-ins and links': ['Beendete Anmeldungen und abgelaufene Links', '終了したログインとリンク'],
  '1 to 365 days; default 7': ['1 bis 365 Tage; Standard: 7', '1〜365日（初期値7）'],
  'Sign-in history of an account': ['Anmeldeverlauf eines Kontos', 'アカウントのログイン履歴'],
  '7 to 3650 days; default 180': ['7 bis 3650 Tage; Standard: 180', '7〜3650日（初期値180）'],
  'Inactive push registrations': ['Inaktive Push-Anmeldungen', '応答のないプッシュ通知の登録'],
  '30 to 3650 days; default 365': ['30 bis 3650 Tage; Standard: 365', '30〜3650日（初期値365）'],
  'Browser error reports': ['Berichte über Fehler in Browsern', 'ブラウザーのエラーレポート'],
  '1 to 3650 days; default 90': ['1 bis 3650 Tage; Standard: 90', '1〜3650日（初期値90）'],
  'Visits through referral links, shares, and trials of deleted accounts': [
    'Besuche über Empfehlungslinks, geteilte Links und Testlizenzen gelöschter Konten',
    '紹介リンクの訪問、共有、削除済みアカウントの無料体験',
  ],
  '31 to 3650 days; default 365': ['31 bis 3650 Tage; Standard: 365', '31〜3650日（初期値365）'],
  'Released computers': ['Freigegebene Computer', '解除されたパソコン'],
  '62 to 3650 days; default 365': ['62 bis 3650 Tage; Standard: 365', '62〜3650日（初期値365）'],
  'Closed tickets, with their messages and files': [
    'Geschlossene Tickets mit Nachrichten und Dateien',
    'クローズしたチケット（メッセージとファイルを含む）',
  ],
  '30 to 3650 days; default 1095': ['30 bis 3650 Tage; Standard: 1095', '30〜3650日（初期値1095）'],
  'IDs of deleted accounts; keep them longer than the oldest backup': [
    'Nummern gelöschter Konten (länger aufbewahren als die älteste Sicherung)',
    '削除済みアカウントのID（最も古いバックアップより長く保存）',
  ],
  '30 to 3650 days; default 400': ['30 bis 3650 Tage; Standard: 400', '30〜3650日（初期値400）'],
  'Staff sign-in': ['Anmeldung der Mitarbeitenden', 'スタッフのログイン'],
  'Who needs a second factor to sign in.': [
    'Wer zum Anmelden einen zweiten Faktor braucht.',
    'パスワードのほかに本人確認が必要な人を定めます。',
  ],
  'A second factor is required for': ['Ein zweiter Faktor ist Pflicht für', '2段階認証を必須にする役割'],
  'Anyone with such a role and no second factor must set one up before anything else, even if they are signed in now. Empty: nobody has to.':
    [
      'Wer eine dieser Rollen und noch keinen zweiten Faktor hat, muss zuerst einen einrichten, auch wer gerade angemeldet ist. Leer = niemand.',
      '該当する役割で2段階認証をまだ設定していない人は、ログイン中でも先に設定が必要です。空欄の場合、2段階認証は任意です。',
    ],
} satisfies Words
