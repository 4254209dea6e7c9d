import type { Words } from '../../language'

/** How long the shop keeps what, and who needs a second factor. */
export const HOUSEKEEPING = {
  Housekeeping: ['Löschfristen', 'データの保存期間'],
  'After how many days the shop forgets by itself, once a day. The privacy policy tells customers the same numbers: change it in every language too.':
    [
      'Nach wie vielen Tagen der Shop von selbst löscht, einmal täglich. Die Datenschutzerklärung nennt dieselben Zahlen: Ändern Sie sie dort in jeder Sprache ebenfalls.',
      '何日後に自動で削除するかを決めます（1日1回実行）。プライバシーポリシーにも同じ日数を記載しているため、すべての言語で変更してください。',
    ],
  'Orders that were never paid': ['Nie bezahlte Bestellungen', '支払われなかった注文'],
  '8 to 3650 days; 90 at first': ['8 bis 3650 Tage; anfangs 90', '8〜3650日（初期値90）'],
  'Payments of the sandbox': ['Testzahlungen', 'テスト決済'],
  'What emails say, once they left or were given up': [
    'Inhalt von E-Mails, sobald sie gesendet oder aufgegeben sind',
    '送信済み・中止後のメールの本文',
  ],
  '1 to 365 days; 30 at first': ['1 bis 365 Tage; anfangs 30', '1〜365日（初期値30）'],
  'That an email was sent, and to whom': [
    'Dass eine E-Mail gesendet wurde und an wen',
    'メール送信の記録と宛先',
  ],
  '30 to 3650 days; 730 at first': ['30 bis 3650 Tage; anfangs 730', '30〜3650日（初期値730）'],
  'Accounts whose address was never confirmed': [
    'Konten, deren Adresse nie bestätigt wurde',
    'メールアドレス未確認のアカウント',
  ],
  '2 to 365 days; 30 at first': ['2 bis 365 Tage; anfangs 30', '2〜365日（初期値30）'],
  'Sign-ins and links, after they ended': [
    'Anmeldungen und Links, nachdem sie endeten',
    '終了したログインとリンク',
  ],
  '1 to 365 days; 7 at first': ['1 bis 365 Tage; anfangs 7', '1〜365日（初期値7）'],
  'The list of an account’s sign-ins': ['Die Liste der Anmeldungen eines Kontos', 'アカウントのログイン履歴'],
  '7 to 3650 days; 180 at first': ['7 bis 3650 Tage; anfangs 180', '7〜3650日（初期値180）'],
  'Push registrations that are not heard of': [
    'Push-Anmeldungen ohne Lebenszeichen',
    '応答のないプッシュ通知の登録',
  ],
  '30 to 3650 days; 365 at first': ['30 bis 3650 Tage; anfangs 365', '30〜3650日（初期値365）'],
  'Reports of failures in browsers': ['Berichte über Fehler in Browsern', 'ブラウザーのエラーレポート'],
  '1 to 3650 days; 90 at first': ['1 bis 3650 Tage; anfangs 90', '1〜3650日（初期値90）'],
  'Visits by a referral link, shares, and trials of deleted accounts': [
    'Besuche über Empfehlungslinks, geteilte Links und Testlizenzen gelöschter Konten',
    '紹介リンクの訪問、共有、削除済みアカウントの無料体験',
  ],
  '31 to 3650 days; 365 at first': ['31 bis 3650 Tage; anfangs 365', '31〜3650日（初期値365）'],
  'Computers that were released': ['Freigegebene Computer', '解除されたパソコン'],
  '62 to 3650 days; 365 at first': ['62 bis 3650 Tage; anfangs 365', '62〜3650日（初期値365）'],
  'Closed tickets, with their messages and files': [
    'Geschlossene Tickets mit Nachrichten und Dateien',
    'クローズしたチケット（メッセージとファイルを含む）',
  ],
  '30 to 3650 days; 1095 at first': ['30 bis 3650 Tage; anfangs 1095', '30〜3650日（初期値1095）'],
  'Numbers of deleted accounts; longer than the oldest backup': [
    'Nummern gelöschter Konten; länger als die älteste Sicherung',
    '削除済みアカウントの番号（最も古いバックアップより長く）',
  ],
  '30 to 3650 days; 400 at first': ['30 bis 3650 Tage; anfangs 400', '30〜3650日（初期値400）'],
  'Sign-in of staff': ['Anmeldung der Mitarbeitenden', 'スタッフのログイン'],
  'Who needs a second factor to sign in.': [
    'Wer mehr als ein Passwort nachweisen muss.',
    'パスワードのほかに本人確認が必要な人を定めます。',
  ],
  'A second factor is required for': ['Ein zweiter Faktor ist Pflicht für', '2段階認証を必須にする役割'],
  'Whoever has such a role and no second factor sets one up before anything else, also where they are signed in now. Empty: nobody has to.':
    [
      'Wer eine solche Rolle und keinen zweiten Faktor hat, richtet vor allem anderen einen ein, auch wer gerade angemeldet ist. Leer: Niemand muss.',
      '該当する役割で2段階認証をまだ設定していない人は、ログイン中でも先に設定が必要です。空欄の場合、2段階認証は任意です。',
    ],
} satisfies Words
