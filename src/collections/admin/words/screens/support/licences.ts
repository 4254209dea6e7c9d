import type { Words } from '../../language'

/** Licences. */
export const LICENCES = {
  Licenses: ['Lizenzen', 'ライセンス'],
  'There is no license.': ['Es gibt keine Lizenz.', 'ライセンスはありません。'],
  Key: ['Schlüssel', 'キー'],
  Issued: ['Ausgestellt', '発行日時'],
  'Valid until': ['Gültig bis', '有効期限'],
  'For life': ['Unbegrenzt', '永久'],
  Computers: ['Computer', 'パソコン'],
  'Not used on any yet': ['Noch auf keinem genutzt', 'まだ使用されていません'],
  'Release {name}': ['{name} freigeben', '{name}を解除'],
  'It is signed off and its place is free at once. This does not count toward the releases that the customer has each month. No email goes out.':
    [
      'Der Computer wird abgemeldet, sein Platz ist sofort frei. Das zählt nicht zu den monatlichen Freigaben des Kunden. Es wird keine E-Mail gesendet.',
      'パソコンの登録を解除し、直ちに空きができます。お客様の毎月の解除回数には数えません。メールは送信されません。',
    ],
  since: ['seit', '登録'],
  'last seen': ['zuletzt gesehen', '最終確認'],
  released: ['freigegeben', '解除'],
  'released by support': ['vom Support freigegeben', 'サポートが解除'],
  'The old key stops, all its computers are signed off, and an email brings the new key to the customer.': [
    'Der alte Schlüssel gilt nicht mehr, alle Computer werden abgemeldet, und der Kunde erhält den neuen per E-Mail.',
    '以前のキーは無効になり、登録済みのパソコンはすべて解除されます。新しいキーはメールでお客様に届きます。',
  ],
  'The license no longer works, and what follows from owning it goes too. No money moves.': [
    'Die Lizenz gilt nicht mehr, und die Vorteile ihres Besitzes entfallen ebenfalls. Es fließt kein Geld.',
    'ライセンスは使えなくなり、所有による特典もなくなります。金銭の移動はありません。',
  ],
  'The license works again as it did before.': [
    'Die Lizenz gilt wieder wie zuvor.',
    'ライセンスを以前のとおり利用できるようにします。',
  ],
  'The license is {state}: nothing can be done with it here.': [
    'Zustand der Lizenz: {state}. Hier lässt sich nichts damit tun.',
    'ライセンスの状態：{state}。ここでは操作できません。',
  ],
  'Make it longer': ['Verlängern', '延長'],
  'Its end moves by that many days, counted from now if it is over. The customer sees the new day in the account. No money moves.':
    [
      'Das Ende verschiebt sich um so viele Tage; ist die Lizenz abgelaufen, zählen sie ab heute. Der Kunde sieht den neuen Tag im Konto. Es fließt kein Geld.',
      '終了日を指定した日数だけ延ばします（期限切れの場合は現在から）。新しい期限はお客様のアカウントに表示されます。金銭の移動はありません。',
    ],
} satisfies Words
