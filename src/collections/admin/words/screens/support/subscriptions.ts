import type { Words } from '../../language'

/** Subscriptions. */
export const SUBSCRIPTIONS = {
  'Charges ({count})': ['Abbuchungen ({count})', '請求（{count}）'],
  'History ({count})': ['Verlauf ({count})', '履歴（{count}）'],
  Period: ['Zeitraum', '期間'],
  'Access until': ['Nutzbar bis', '利用期限'],
  Ended: ['Beendet', '終了'],
  'Next charge': ['Nächste Abbuchung', '次回の請求'],
  Card: ['Karte', 'カード'],
  'The first payment is open.': ['Die erste Zahlung steht aus.', '初回の支払いが完了していません。'],
  'The current period is paid, or its charge is under way.': [
    'Der laufende Zeitraum ist bezahlt, oder seine Abbuchung läuft.',
    '現在の期間は支払い済み、または請求の処理中です。',
  ],
  'A renewal failed and is tried again in the grace period.': [
    'Eine Verlängerung schlug fehl und wird in der Nachfrist erneut versucht.',
    '更新の支払いに失敗し、猶予期間中に再試行しています。',
  ],
  'The grace period is over; a payment restores it.': [
    'Die Nachfrist ist vorbei; eine Zahlung stellt das Abo wieder her.',
    '猶予期間が終了しました。支払いがあれば再開します。',
  ],
  'Canceled; it runs to its end and can be resumed.': [
    'Gekündigt; es läuft bis zum Ende und lässt sich fortsetzen.',
    '解約済みです。期間末まで有効で、再開もできます。',
  ],
  'The payment provider paused it: nothing is charged, and the paid rest is kept.': [
    'Der Zahlungsanbieter hat es pausiert: Es wird nichts abgebucht, der bezahlte Rest bleibt erhalten.',
    '決済サービスが一時停止しています。請求は行われず、支払い済みの残り期間は保持されます。',
  ],
  'Over. A customer who comes back begins another one.': [
    'Beendet. Wer zurückkommt, beginnt ein neues.',
    '終了しました。再開する場合は新しい契約になります。',
  ],
  'Turned into a lifetime license, which gives access.': [
    'In eine unbegrenzte Lizenz umgewandelt, die den Zugang gibt.',
    '永久ライセンスに切り替わり、利用はそのライセンスで続きます。',
  ],
  'Saved ({provider})': ['Gespeichert ({provider})', '保存済み（{provider}）'],
  'None saved ({provider})': ['Keine gespeichert ({provider})', '保存なし（{provider}）'],
  Balance: ['Guthaben', '残高'],
  'Pending change': ['Anstehender Wechsel', '予定されている変更'],
  'To {plan}': ['Zu {plan}', '{plan}へ'],
  'Tried again': ['Erneut versucht', '再試行'],
  'Given up': ['Aufgegeben', '中止'],
  'First period': ['Erster Zeitraum', '初回'],
  Renewal: ['Verlängerung', '更新'],
  'Change of plan': ['Wechsel der Lizenzart', 'プラン変更'],
  'Option added': ['Zusatz hinzugefügt', 'オプション追加'],
  Lifetime: ['Unbegrenzt', '永久'],
  'Nothing was charged yet.': ['Noch nichts abgebucht.', '請求はまだありません。'],
  'Nothing has happened yet.': ['Noch ist nichts geschehen.', '履歴はまだありません。'],
  'by {days, plural, one {# day} other {# days}}': [
    'um {days, plural, one {# Tag} other {# Tage}}',
    '{days, plural, other {#日}}',
  ],
  'The subscription is {state}: nothing can be done with it here. A charge is refunded at its order.': [
    'Zustand des Abos: {state}. Hier lässt sich nichts damit tun. Eine Abbuchung wird bei ihrer Bestellung erstattet.',
    'サブスクリプションの状態：{state}。ここでは操作できません。請求の返金は該当する注文で行います。',
  ],
  'Days, from 1 to {most}': ['Tage, 1 bis {most}', '日数（1〜{most}）'],
  'Charge the card again': ['Karte erneut belasten', 'カードに再請求'],
  'The saved card is asked at once for the renewal that is unpaid, whatever its calendar says.': [
    'Die gespeicherte Karte wird sofort für die unbezahlte Verlängerung belastet, unabhängig vom Zeitplan.',
    '予定にかかわらず、未払いの更新分を保存済みのカードに直ちに請求します。',
  ],
  'Make the period longer': ['Zeitraum verlängern', '期間を延長'],
  'It ends and renews that many days later, without a charge, and the licenses work until then.': [
    'Er endet und verlängert sich um so viele Tage später, ohne Abbuchung; die Lizenzen gelten ebenso lang.',
    '請求なしで、終了と更新を指定した日数だけ延ばします。ライセンスも同じ期間利用できます。',
  ],
  'Licenses stop at once and nothing is charged anymore; the customer is told by email. No money goes back: refund a charge at its order.':
    [
      'Die Lizenzen enden sofort, und es wird nichts mehr abgebucht; der Kunde erhält eine E-Mail. Es wird nichts erstattet: Eine Abbuchung erstatten Sie bei ihrer Bestellung.',
      'ライセンスは直ちに停止し、以後の請求もなくなります。お客様にはメールで通知します。返金は行われません。返金は該当する注文で行ってください。',
    ],
} satisfies Words
