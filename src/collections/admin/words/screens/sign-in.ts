import type { Words } from '../language'

/** The page to sign in, and how staff sign in. */
export const SIGN_IN = {
  'Code from your app, or a recovery code': [
    'Code aus Ihrer App oder ein Wiederherstellungscode',
    '認証アプリのコード、またはリカバリーコード',
  ],
  'The shop did not answer. Try again in a moment.': [
    'Der Shop hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
    'ショップの応答がありません。しばらくしてからもう一度お試しください。',
  ],
  'The shop did not answer. Load the page again and look.': [
    'Der Shop hat nicht geantwortet. Laden Sie die Seite neu, und sehen Sie nach.',
    'ショップの応答がありません。ページを再読み込みして確認してください。',
  ],
  'One more step': ['Noch ein Schritt', 'あと1ステップです'],
  'You are signed in as {email}. Your role requires a second factor: set one up, and the admin is open to you.':
    [
      'Sie sind als {email} angemeldet. Ihre Rolle verlangt einen zweiten Faktor: Richten Sie ihn ein, dann steht Ihnen die Verwaltung offen.',
      '{email}としてログインしています。この役割には2段階認証が必要です。設定すると管理画面を利用できます。',
    ],
  'Sign out': ['Abmelden', 'ログアウト'],

  // Second factor
  'Second factor': ['Zweiter Faktor', '2段階認証'],
  'It is off: your password alone signs you in. With a second factor the admin also asks for a code that an app on your telephone shows, such as Aegis, Google Authenticator or 1Password.':
    [
      'Er ist ausgeschaltet: Zum Anmelden genügt Ihr Passwort. Mit einem zweiten Faktor fragt die Verwaltung auch nach einem Code, den eine App auf Ihrem Telefon zeigt, etwa Aegis, Google Authenticator oder 1Password.',
      '無効です。パスワードだけでログインできます。2段階認証を有効にすると、スマートフォンのアプリ（Aegis、Google Authenticator、1Passwordなど）に表示されるコードの入力も必要になります。',
    ],
  'Set up a second factor': ['Zweiten Faktor einrichten', '2段階認証を設定'],
  'It has been on since': ['Er ist eingeschaltet seit', '有効になった日時：'],
  'Recovery codes left: {left} of 10': [
    'Verbleibende Wiederherstellungscodes: {left} von 10',
    '残りのリカバリーコード：{left}/10',
  ],
  'Make new recovery codes': ['Neue Wiederherstellungscodes erstellen', '新しいリカバリーコードを作成'],
  'Make new codes': ['Neue Codes erstellen', '新しいコードを作成'],
  'Turn it off, or move it to another telephone': [
    'Ausschalten oder auf ein anderes Telefon übertragen',
    '無効にする、または別のスマートフォンに移す',
  ],
  'To move it, turn it off here and set it up again with the new telephone.': [
    'Zum Übertragen schalten Sie ihn hier aus und richten ihn mit dem neuen Telefon wieder ein.',
    '移すには、ここで無効にしてから、新しいスマートフォンで設定し直してください。',
  ],
  'Turn it off': ['Ausschalten', '無効にする'],
  'Turn it on': ['Einschalten', '有効にする'],
  'Add this key to the app on your telephone (“Enter a setup key”; time-based, six digits).': [
    'Fügen Sie der App auf Ihrem Telefon diesen Schlüssel hinzu („Einrichtungsschlüssel eingeben“; zeitbasiert, sechs Ziffern).',
    'スマートフォンのアプリにこのキーを追加してください（「セットアップキーを入力」、時間ベース、6桁）。',
  ],
  'If the app is on this device:': ['Wenn die App auf diesem Gerät ist:', 'アプリがこのデバイスにある場合：'],
  'Add it with this link': ['Mit diesem Link hinzufügen', 'このリンクで追加'],
  'Six digits that the app shows now': [
    'Sechs Ziffern, die die App jetzt zeigt',
    'アプリに現在表示されている6桁の数字',
  ],
  'Your recovery codes': ['Ihre Wiederherstellungscodes', 'リカバリーコード'],
  'Keep them where you find them without your telephone. Each signs you in once instead of a code of the app. They are shown only now.':
    [
      'Bewahren Sie sie dort auf, wo Sie sie ohne Ihr Telefon finden. Jeder ersetzt einmal den Code der App. Sie werden nur jetzt gezeigt.',
      'スマートフォンがなくても確認できる場所に保管してください。それぞれ1回だけ、アプリのコードの代わりに使えます。表示されるのは今だけです。',
    ],
  Copy: ['Kopieren', 'コピー'],
  'Copied.': ['Kopiert.', 'コピーしました。'],
  'Download as text': ['Als Text herunterladen', 'テキストでダウンロード'],
  'I have kept them': ['Ich habe sie aufbewahrt', '保管しました'],

  // Sessions
  'Where you are signed in': ['Wo Sie angemeldet sind', 'ログイン中の端末'],
  'Unknown browser': ['Unbekannter Browser', '不明なブラウザー'],
  '{device} (this one)': ['{device} (dieser hier)', '{device}（この端末）'],
  'signed in': ['angemeldet', 'ログイン'],
  'last used': ['zuletzt genutzt', '最終利用'],
  'from {network}': ['aus {network}', '接続元：{network}'],
  End: ['Beenden', '終了'],
  'End all others': ['Alle anderen beenden', 'ほかをすべて終了'],

  // Everybody of the staff
  'All staff': ['Das ganze Team', 'スタッフ全員'],
  'Who has to have a second factor': ['Wer einen zweiten Faktor braucht', '2段階認証を必須にする役割'],
  'Staff table': ['Tabelle des Teams', 'スタッフの表'],
  'Email of the login': ['E-Mail des Zugangs', 'ログイン用メールアドレス'],
  Role: ['Rolle', '役割'],
  'Open sessions': ['Offene Sitzungen', 'セッション'],
  Actions: ['Aktionen', '操作'],
  Off: ['Aus', '無効'],
  On: ['An', '有効'],
  'This is you': ['Das sind Sie', 'ご自身のアカウントです'],
  'End all sessions': ['Alle Sitzungen beenden', 'すべてのセッションを終了'],
  'End all sessions of {email}? What they have not saved is lost.': [
    'Alle Sitzungen von {email} beenden? Nicht Gespeichertes geht verloren.',
    '{email}のすべてのセッションを終了しますか？保存していない内容は失われます。',
  ],
  'Reset second factor': ['Zweiten Faktor zurücksetzen', '2段階認証をリセット'],
  'Remove the second factor of {email}? Make sure that it is really them asking. After that, their password alone signs them in.':
    [
      'Den zweiten Faktor von {email} entfernen? Vergewissern Sie sich, dass wirklich diese Person darum bittet. Danach genügt ihr Passwort zur Anmeldung.',
      '{email}の2段階認証を解除しますか？本人からの依頼であることを確認してください。解除後はパスワードだけでログインできます。',
    ],
} satisfies Words
