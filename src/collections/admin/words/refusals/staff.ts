import type { Words } from '../language'

/** What is refused of signing in and of the own login. */
export const REFUSED_STAFF = {
  'An email address is needed.': ['Eine E-Mail-Adresse wird benötigt.', 'メールアドレスを入力してください。'],
  'Too many tries. Try again in 1 minute.': [
    'Zu viele Versuche. Versuchen Sie es in einer Minute erneut.',
    '試行回数が多すぎます。1分後にもう一度お試しください。',
  ],
  'Too many tries. Try again in {minutes} minutes.': [
    'Zu viele Versuche. Versuchen Sie es in {minutes} Minuten erneut.',
    '試行回数が多すぎます。{minutes}分後にもう一度お試しください。',
  ],
  'Your password is right. Now type the code of your app.': [
    'Ihr Passwort stimmt. Geben Sie nun den Code Ihrer App ein.',
    'パスワードを確認しました。次に認証アプリのコードを入力してください。',
  ],
  'This code was used already. Wait until the app shows the next one.': [
    'Dieser Code wurde bereits verwendet. Warten Sie, bis die App den nächsten zeigt.',
    'このコードは使用済みです。アプリに次のコードが表示されるまでお待ちください。',
  ],
  'This is neither a code of six digits nor one of your recovery codes that is left.': [
    'Das ist weder ein sechsstelliger Code noch einer Ihrer verbleibenden Wiederherstellungscodes.',
    '6桁のコードでも、未使用のリカバリーコードでもありません。',
  ],
  'This code is wrong or too old. Type the six digits that the app shows now.': [
    'Dieser Code ist falsch oder zu alt. Geben Sie die sechs Ziffern ein, die die App jetzt zeigt.',
    'コードが間違っているか、期限切れです。アプリに現在表示されている6桁の数字を入力してください。',
  ],
  'Your second factor is on already. Load the page again.': [
    'Ihr zweiter Faktor ist bereits eingeschaltet. Laden Sie die Seite neu.',
    '2段階認証はすでに有効です。ページを再読み込みしてください。',
  ],
  'Your second factor is off. Load the page again.': [
    'Ihr zweiter Faktor ist ausgeschaltet. Laden Sie die Seite neu.',
    '2段階認証は無効です。ページを再読み込みしてください。',
  ],
  'This took longer than half an hour. Begin again, and add the new key to the app.': [
    'Das dauerte länger als eine halbe Stunde. Beginnen Sie von vorn, und fügen Sie der App den neuen Schlüssel hinzu.',
    '30分以上経過しました。最初からやり直し、新しいキーをアプリに追加してください。',
  ],
  'For this you must have signed in within the last 15 minutes. Sign out, sign in, and save it again.': [
    'Dafür müssen Sie sich in den letzten 15 Minuten angemeldet haben. Melden Sie sich ab und wieder an, und speichern Sie erneut.',
    'この操作には15分以内のログインが必要です。ログアウトしてログインし直し、もう一度保存してください。',
  ],
  'For this you must have signed in within the last 15 minutes. Sign out, sign in, and press it again.': [
    'Dafür müssen Sie sich in den letzten 15 Minuten angemeldet haben. Melden Sie sich ab und wieder an, und drücken Sie erneut.',
    'この操作には15分以内のログインが必要です。ログアウトしてログインし直し、もう一度押してください。',
  ],
  'This is your own login: use the buttons above.': [
    'Das ist Ihr eigener Zugang: Verwenden Sie die Schaltflächen oben.',
    'これはご自身のアカウントです。上のボタンを使ってください。',
  ],
  'There is no such login anymore. Load the page again.': [
    'Diesen Zugang gibt es nicht mehr. Laden Sie die Seite neu.',
    'このアカウントは存在しません。ページを再読み込みしてください。',
  ],
  'The password must have at least {least} characters.': [
    'Das Passwort muss mindestens {least} Zeichen haben.',
    'パスワードは{least}文字以上にしてください。',
  ],
  'The password must have at most {most} characters.': [
    'Das Passwort darf höchstens {most} Zeichen haben.',
    'パスワードは{most}文字以内にしてください。',
  ],
  'This password is too easy to guess: choose one that is not built of a common word, a name or a row of keys.':
    [
      'Dieses Passwort ist zu leicht zu erraten: Wählen Sie eines, das nicht aus einem gängigen Wort, einem Namen oder einer Tastenreihe besteht.',
      'このパスワードは推測されやすいため使えません。よくある単語、名前、キーの並びを避けてください。',
    ],
} satisfies Words
