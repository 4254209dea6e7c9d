import type { Words } from '../../language'

/** What is wrong with a situation. */
export const WRONG = {
  'This time does not exist there: the clocks skipped it. Choose one an hour later.': [
    'Diese Uhrzeit gibt es dort nicht: Die Uhr wurde vorgestellt. Nehmen Sie eine Stunde später.',
    '夏時間への切り替えのため、この時刻は存在しません。1時間後を指定してください。',
  ],
  'This time comes twice there, since the clocks were put back: at {first} and at {second}. Choose the time zone UTC and one of these.':
    [
      'Diese Uhrzeit gibt es dort zweimal, weil die Uhr zurückgestellt wurde: um {first} und um {second}. Wählen Sie die Zeitzone UTC und eine davon.',
      '夏時間の終了のため、この時刻は2回あります（{first}と{second}）。タイムゾーンをUTCにして、どちらかを指定してください。',
    ],
  'Back to the form': ['Zurück zum Formular', 'フォームに戻る'],
  'There is no time zone with this name. Choose one from the list.': [
    'Eine Zeitzone dieses Namens gibt es nicht. Wählen Sie eine aus der Liste.',
    'このタイムゾーンは存在しません。一覧から選んでください。',
  ],
  'This is not a country. Choose one from the list, or leave it empty.': [
    'Das ist kein Land. Wählen Sie eines aus der Liste, oder lassen Sie das Feld leer.',
    '国として読み取れません。一覧から選ぶか、空欄にしてください。',
  ],
  'This site is not in that language. Only the Japanese sites are in Japanese.': [
    'Diese Website gibt es in der Sprache nicht. Japanisch haben nur die japanischen Websites.',
    'このサイトはその言語に対応していません。日本語は日本語サイトだけです。',
  ],
  'This is none of the choices.': ['Das steht nicht zur Wahl.', '選択できない値です。'],
  'Write the whole email address of the account.': [
    'Geben Sie die vollständige E-Mail-Adresse des Kontos ein.',
    'アカウントのメールアドレスを省略せずに入力してください。',
  ],
  'Nobody has an account with this email address.': [
    'Zu dieser E-Mail-Adresse gibt es kein Konto.',
    'このメールアドレスのアカウントはありません。',
  ],
  'Only staff who look after customers may look one up.': [
    'Nur wer Kunden betreut, darf sie nachschlagen.',
    'お客様を検索できるのは、サポート担当者だけです。',
  ],
  'No coupon has this code. The prices are those that somebody gets who types it.': [
    'Diesen Gutscheincode gibt es nicht. Die Preise sind die, die man nach seiner Eingabe bekommt.',
    'このコードのクーポンはありません。表示しているのは、このコードを入力したときの価格です。',
  ],
} satisfies Words
