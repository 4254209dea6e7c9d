import type { Words } from '../../language'

/** Why something of a set was refused. */
export const REFUSALS = {
  'This is not possible.': ['Das ist nicht möglich.', 'この操作はできません。'],
  'Give it a name that you will find it by.': [
    'Geben Sie ihm einen Namen, unter dem Sie ihn wiederfinden.',
    '後で見つけやすい名前を付けてください。',
  ],
  'Prices change by more than 30%. If that is meant, check “Yes, change them by that much”.': [
    'Preise ändern sich um mehr als 30 %. Wenn das gewollt ist, setzen Sie das Häkchen bei „Ja, so stark ändern“.',
    '30%を超えて変わる価格があります。意図したものであれば「はい、この幅で変更します」にチェックを入れてください。',
  ],
  'Prices of its plans were changed since. Take a fresh look.': [
    'Preise seiner Lizenzarten wurden seither geändert. Lassen Sie ihn neu berechnen.',
    '対象プランの価格がその後変更されました。再計算してください。',
  ],
  'Somebody was quicker: it is in another state now.': [
    'Jemand war schneller: Der Status ist jetzt ein anderer.',
    'ほかの人が先に操作したため、状態が変わっています。',
  ],
  'Type a date and a time.': ['Geben Sie Datum und Uhrzeit ein.', '日付と時刻を入力してください。'],
  'Type a date and a time such as 2026-12-01 09:00.': [
    'Geben Sie Datum und Uhrzeit ein, etwa 2026-12-01 09:00.',
    '日付と時刻を入力してください（例：2026-12-01 09:00）。',
  ],
  'The clock skips this time there. Type another.': [
    'Diese Uhrzeit gibt es dort nicht: Die Uhr wird vorgestellt. Geben Sie eine andere ein.',
    '夏時間への切り替えのため、この時刻は存在しません。別の時刻を入力してください。',
  ],
  'The clock shows this time twice that day. Type it in UTC.': [
    'Diese Uhrzeit gibt es an dem Tag zweimal. Geben Sie sie in UTC ein.',
    '夏時間の終了日のため、この時刻は2回あります。UTCで入力してください。',
  ],
  'That is in the past. Type a later time, or publish it now.': [
    'Das liegt in der Vergangenheit. Geben Sie eine spätere Zeit ein, oder veröffentlichen Sie jetzt.',
    '過去の時刻です。後の時刻を入力するか、今すぐ公開してください。',
  ],
  'This price set is no longer there.': [
    'Diesen Preissatz gibt es nicht mehr.',
    'この価格セットは存在しません。',
  ],
  'There is no such price set, or what was typed is not finished.': [
    'Diesen Preissatz gibt es nicht, oder die Eingaben sind unvollständig.',
    '価格セットが存在しないか、入力が完了していません。',
  ],
  'Type a number.': ['Geben Sie eine Zahl ein.', '数値を入力してください。'],
  'Type a number such as 5 or 2.5, without a sign. To go down, choose “down”.': [
    'Geben Sie eine Zahl wie 5 oder 2,5 ein, ohne Vorzeichen. Zum Senken wählen Sie „senken“.',
    '5や2.5のような数値を、符号なしで入力してください。下げる場合は「値下げ」を選んでください。',
  ],
  'No price would change. Type another number, or choose an ending.': [
    'Kein Preis würde sich ändern. Geben Sie eine andere Zahl ein, oder wählen Sie eine Endung.',
    '変わる価格がありません。別の数値を入力するか、端数を選んでください。',
  ],
  'No plan on sale has this. Choose another.': [
    'Das trifft auf keine Lizenzart im Verkauf zu. Wählen Sie etwas anderes.',
    '該当する販売中のプランがありません。別の項目を選んでください。',
  ],
  'No plan on sale matches all of this. Remove one condition.': [
    'Auf keine Lizenzart im Verkauf trifft das alles zu. Nehmen Sie eine Bedingung weg.',
    'すべての条件に合う販売中のプランがありません。条件を減らしてください。',
  ],
  'This is not one of the choices. Choose another.': [
    'Das steht nicht zur Wahl. Wählen Sie etwas anderes.',
    '選択できない値です。別の項目を選んでください。',
  ],
  '100% down or more leaves nothing to pay. Type less than 100.': [
    'Um 100 % oder mehr gesenkt bliebe nichts zu zahlen. Geben Sie weniger als 100 ein.',
    '100%以上下げると支払額がなくなります。100未満を入力してください。',
  ],
  'Its plans were changed since this set was made. Take a fresh look.': [
    'Seine Lizenzarten wurden geändert, seit dieser Preissatz entstand. Lassen Sie ihn neu berechnen.',
    'このセットの作成後に対象プランが変更されました。再計算してください。',
  ],
  'It is a draft: it does not go live automatically.': [
    'Das ist ein Entwurf: Er geht nicht automatisch live.',
    '下書きのため、自動的には公開されません。',
  ],
  'It is scheduled. Take it off the schedule first.': [
    'Er ist geplant. Heben Sie zuerst die Planung auf.',
    '予約されています。先に予約を取り消してください。',
  ],
  'It is live already.': ['Das ist schon live.', 'すでに公開されています。'],
  'It was taken back. Make a new set.': [
    'Er wurde zurückgenommen. Legen Sie einen neuen an.',
    '取り消し済みです。新しいセットを作成してください。',
  ],
  'It did not go live. Take a fresh look.': [
    'Er ging nicht live. Lassen Sie ihn neu berechnen.',
    '適用されませんでした。再計算してください。',
  ],
  'Only a set that is live can be taken back.': [
    'Nur ein Preissatz, der live ist, lässt sich zurücknehmen.',
    '元に戻せるのは、公開中の価格セットだけです。',
  ],
} satisfies Words
