import type { Words } from '../language'

/** Price sets: many prices that change at once. What is told of an instant is said for launches too. */
export const PRICE_SETS = {
  'Price sets': ['Preissätze', '価格セット'],
  'All price sets': ['Alle Preissätze', 'すべての価格セット'],
  'Only marketers may use price sets.': [
    'Nur das Marketing darf Preissätze nutzen.',
    '価格セットを利用できるのはマーケターだけです。',
  ],
  'There is no such price set.': ['Diesen Preissatz gibt es nicht.', 'この価格セットは存在しません。'],
  'There are none yet.': ['Noch keine vorhanden.', 'まだありません。'],
  'A new price set': ['Neuer Preissatz', '新しい価格セット'],

  // What is chosen
  'Which plans': ['Welche Lizenzarten', '対象のプラン'],
  Line: ['Produktlinie', '製品ライン'],
  'Price group': ['Preisgruppe', '価格グループ'],
  Family: ['Produktfamilie', '製品ファミリー'],
  'Home of the site': ['Herkunft des Dienstes', 'サービスの地域'],
  'Site or product': ['Dienst oder Produkt', 'サービスまたは製品'],
  'A part of its name, such as “netflix”. Empty = all': [
    'Ein Teil des Namens, etwa „netflix“. Leer = alle',
    '名前の一部（例：「netflix」）。空欄 = すべて',
  ],
  Singles: ['Einzelprodukte', '単品'],
  Suites: ['Komplettpakete', '全製品セット'],
  Bundles: ['Pakete', 'セット'],
  '{count} of {all} plans on sale are chosen.': [
    '{count} von {all} Lizenzarten im Verkauf sind ausgewählt.',
    '販売中の{all}プランのうち{count}件を選択しています。',
  ],

  // How it changes
  'How they change': ['Wie sie sich ändern', '変更内容'],
  Direction: ['Richtung', '方向'],
  Up: ['Erhöhen', '値上げ'],
  Down: ['Senken', '値下げ'],
  'By how much': ['Um wie viel', '変更の幅'],
  'Such as 5 or 2.5. Empty = only the ending': [
    'Etwa 5 oder 2,5. Leer = nur die Endung',
    '例：5、2.5。空欄 = 端数のみ変更',
  ],
  'Counted in': ['Gerechnet in', '単位'],
  Percent: ['Prozent', 'パーセント'],
  'US dollars, in other currencies by the exchange rate': [
    'US-Dollar, in anderen Währungen nach Wechselkurs',
    '米ドル（他の通貨は為替レートで換算）',
  ],
  Ending: ['Endung', '端数'],
  'Yen have no cents: they are rounded as other converted prices are': [
    'Yen haben keine Nachkommastellen: Sie werden wie umgerechnete Preise gerundet',
    '円には小数がないため、換算した価格と同じように丸めます',
  ],
  'as it comes': ['unverändert', 'そのまま'],
  'ending in .90': ['auf ,90 endend', '.90に揃える'],
  'whole, without cents': ['ganz, ohne Cent', '整数（小数なし）'],
  'Which prices': ['Welche Preise', '対象の価格'],
  'Selling and list price': ['Beide Preise', '販売価格と通常価格'],
  'List price': ['Listenpreis', '通常価格'],
  'Selling price': ['Verkaufspreis', '販売価格'],
  'Show what changes': ['Änderungen zeigen', '変更内容を表示'],

  // What changes
  'What changes': ['Was sich ändert', '変更される価格'],
  'As a table for a spreadsheet': ['Als Tabelle für die Tabellenkalkulation', '表計算用にダウンロード'],
  '{count, plural, one {# price changes} other {# prices change}} by more than 30%, marked “over 30%” below.':
    [
      '{count, plural, one {# Preis ändert sich} other {# Preise ändern sich}} um mehr als 30 %, unten mit „über 30 %“ gekennzeichnet.',
      '{count, plural, other {#件の価格}}が30%を超えて変わります。下の表で「30%超」と表示しています。',
    ],
  'Prices before and after': ['Preise vorher und nachher', '変更前と変更後の価格'],
  'No price changes.': ['Kein Preis ändert sich.', '変わる価格はありません。'],
  '{count, plural, one {# plan} other {# plans}} in four currencies. Largest change: {largest}. Smallest: {smallest}.':
    [
      '{count, plural, one {# Lizenzart} other {# Lizenzarten}} in vier Währungen. Größte Änderung: {largest}. Kleinste: {smallest}.',
      '{count, plural, other {#プラン}}、4通貨。最大の変更：{largest}。最小：{smallest}。',
    ],
  'List price {price}': ['Listenpreis {price}', '通常価格 {price}'],
  'over 30% ({change})': ['über 30 % ({change})', '30%超（{change}）'],
  'Plans that cost more than larger ones': [
    'Lizenzarten, die mehr kosten als umfangreichere',
    '上位のプランより高くなるプラン',
  ],
  '{product}: {less} costs more than {more}.': [
    '{product}: {less} kostet mehr als {more}.',
    '{product}：{less}が{more}より高くなります。',
  ],
  '{product}: {less} costs more than {more}, as it does now.': [
    '{product}: {less} kostet mehr als {more}, wie schon jetzt.',
    '{product}：{less}が{more}より高くなっています（現在も同様）。',
  ],

  // Saving, and what is done with a set
  'Name of the set': ['Name des Preissatzes', 'セットの名前'],
  'For the team; customers do not see it': [
    'Für das Team; Kunden sehen ihn nicht',
    'スタッフ用です。お客様には表示されません',
  ],
  'Nothing is changed before you publish or schedule it.': [
    'Es ändert sich nichts, bevor Sie ihn veröffentlichen oder planen.',
    '公開または予約するまで、価格は変わりません。',
  ],
  By: ['Von', '担当者'],
  'by {person}': ['von {person}', '担当：{person}'],
  'Goes or went live (UTC)': ['Live ab (UTC)', '適用日時（UTC）'],
  Scheduled: ['Geplant', '予約済み'],
  Live: ['Veröffentlicht', '公開中'],
  'Taken back': ['Zurückgenommen', '元に戻し済み'],
  'Did not go live': ['Nicht live gegangen', '適用されず'],
  'Take back': ['Zurücknehmen', '元に戻す'],
  'Every price that is still as this set made it becomes what it was before.': [
    'Jeder Preis, der noch so ist, wie ihn dieser Preissatz gesetzt hat, wird wieder wie vorher.',
    'このセットで変更されたままの価格を、変更前に戻します。',
  ],
  'Take a fresh look': ['Neu berechnen', '再計算する'],
  'Publish now': ['Jetzt veröffentlichen', '今すぐ公開'],
  Schedule: ['Planen', '予約'],
  'Take off the schedule': ['Planung aufheben', '予約を取り消す'],
  'Throw away': ['Verwerfen', '破棄'],
  'Yes, change them by that much': ['Ja, so stark ändern', 'はい、この幅で変更します'],
  'Look at the shop as it will be then': [
    'Den Shop ansehen, wie er dann sein wird',
    'その時点のショップを表示',
  ],

  // Instants
  'Goes live at': ['Live ab', '公開日時'],
  'Goes live: {at} UTC.': ['Geht live: {at} UTC.', '公開予定：{at} UTC。'],
  'Goes live: {at} UTC, {there} ({zone}).': [
    'Geht live: {at} UTC, {there} ({zone}).',
    '公開予定：{at} UTC、{there}（{zone}）。',
  ],
  'Went live: {at} UTC.': ['Live seit: {at} UTC.', '公開：{at} UTC。'],
  'Taken back: {at} UTC.': ['Zurückgenommen: {at} UTC.', '取り消し：{at} UTC。'],

  // What was done
  'It is saved as a draft. Nothing is changed yet.': [
    'Als Entwurf gespeichert. Noch ist nichts geändert.',
    '下書きとして保存しました。まだ何も変更されていません。',
  ],
  'It is live.': ['Er ist live.', '公開しました。'],
  'It is scheduled and goes live automatically.': [
    'Er ist geplant und geht automatisch live.',
    '予約しました。自動的に公開されます。',
  ],
  'It is a draft again and does not go live automatically.': [
    'Er ist wieder ein Entwurf und geht nicht automatisch live.',
    '下書きに戻しました。自動的には公開されません。',
  ],
  'It is a draft of the prices as they are now.': [
    'Er ist ein Entwurf nach den jetzigen Preisen.',
    '現在の価格に基づく下書きにしました。',
  ],
  'It is taken back.': ['Er ist zurückgenommen.', '元に戻しました。'],
  'It is thrown away.': ['Er ist verworfen.', '破棄しました。'],

  // Refusals
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
