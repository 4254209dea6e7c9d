import type { Words } from '../../language'

/** Above the form of a campaign. */
export const FORM = {
  // Above the form
  'This campaign': ['Diese Aktion', 'このキャンペーン'],
  'Publish with its coupons': ['Mit ihren Gutscheinen veröffentlichen', 'クーポンも一緒に公開'],
  'Extend by 24 hours': ['Um 24 Stunden verlängern', '24時間延長'],
  'Copy to next year': ['Ins nächste Jahr kopieren', '翌年用に複製'],
  Duplicate: ['Duplizieren', '複製'],
  'What you typed is not saved yet. Wait a moment, then press again.': [
    'Ihre Eingaben sind noch nicht gespeichert. Warten Sie einen Moment und drücken Sie dann erneut.',
    '入力内容がまだ保存されていません。少し待ってから、もう一度押してください。',
  ],
  'End this campaign now?': ['Diese Aktion jetzt beenden?', 'このキャンペーンを今すぐ終了しますか？'],
  'Its prices are gone for everybody at once, and the coupons that end with it end too.': [
    'Die Preise der Aktion gelten sofort nicht mehr; Gutscheine, die mit ihr enden, enden ebenfalls.',
    'キャンペーン価格は直ちに適用されなくなり、同時に終わるクーポンも終了します。',
  ],
  'End it': ['Beenden', '終了する'],
  'Look at this first': ['Bitte prüfen Sie zuerst', '先に確認してください'],
  'I have seen these: publish': ['Gesehen: veröffentlichen', '確認したうえで公開'],
  'Nothing was changed: the shop did not answer. Try again.': [
    'Es wurde nichts geändert: Der Shop hat nicht geantwortet. Versuchen Sie es erneut.',
    'ショップの応答がなく、何も変更されていません。もう一度お試しください。',
  ],
  'What to look at': ['Zu prüfen', '確認事項'],
  'Error:': ['Fehler:', 'エラー：'],
  'Warning:': ['Warnung:', '警告：'],
  'Go to the field': ['Zum Feld', '項目へ移動'],
  'Its prices are shown once it has all that it needs to be published.': [
    'Die Preise der Aktion erscheinen, sobald alles da ist, was zum Veröffentlichen nötig ist.',
    '公開に必要な項目がそろうと、価格が表示されます。',
  ],
  'Prices without it and with it': ['Preise ohne und mit der Aktion', '適用前と適用後の価格'],
  'It ended on {at} UTC.': ['Sie endete am {at} UTC.', '{at} UTCに終了しました。'],
  'Download all prices as a table': [
    'Alle Preise als Tabelle herunterladen',
    'すべての価格を表でダウンロード',
  ],
  'For a new customer it changes the price of none of {all, plural, one {# plan} other {# plans}}.': [
    '{all, plural, one {Für neue Kunden ändert sie an der einen Lizenzart keinen Preis.} other {Für neue Kunden ändert sie bei keiner der # Lizenzarten den Preis.}}',
    '新規のお客様の場合、{all, plural, other {#プラン}}のいずれも価格は変わりません。',
  ],
  'For a new customer it changes the price of {some} of {all, plural, one {# plan} other {# plans}}.': [
    'Für neue Kunden ändert sie den Preis bei {some} von {all, plural, one {# Lizenzart} other {# Lizenzarten}}.',
    '新規のお客様の場合、{all, plural, other {#プラン}}のうち{some}件の価格が変わります。',
  ],
  'These are the prices of {at} UTC, by what was saved when this page was opened.': [
    'Das sind die Preise vom {at} UTC, nach dem Stand beim Öffnen dieser Seite.',
    '{at}（UTC）時点の価格です。このページを開いたときの保存内容に基づきます。',
  ],
  'Largest saving: {saving}': ['Größte Ersparnis: {saving}', '最大の割引：{saving}'],
  'Smallest saving: {saving}': ['Kleinste Ersparnis: {saving}', '最小の割引：{saving}'],
  'Without → with it': ['Ohne → mit Aktion', '適用前 → 適用後'],
  Everywhere: ['Überall', 'すべて'],
  'Look at this moment in the price lab, as it is published': [
    'Diesen Zeitpunkt im Preislabor ansehen, wie er veröffentlicht ist',
    'この時点の公開済みの価格を価格ラボで見る',
  ],
  'Who makes the price, and when': ['Wer wann den Preis bestimmt', 'どの価格がいつ適用されるか'],
  'From – until (UTC)': ['Von – bis (UTC)', '期間（UTC）'],
  'Where something else is as low or lower': [
    'Wo etwas anderes genauso günstig oder günstiger ist',
    '同額以下の価格がほかにあるもの',
  ],
  'What comes after that is not counted.': [
    'Was danach kommt, ist nicht berechnet.',
    'これより後の期間は計算していません。',
  ],
  '{count, plural, one {# plan} other {# plans}}': [
    '{count, plural, one {# Lizenzart} other {# Lizenzarten}}',
    '{count, plural, other {#プラン}}',
  ],
  Nowhere: ['Nirgends', 'なし'],
  'The usual price is as low as {code}, or lower': [
    'Der übliche Preis ist so niedrig wie {code} oder niedriger',
    '標準価格が{code}と同額か、それより低い',
  ],
  '{names} ({rule}) is as low as {code}, or lower': [
    '{names} ({rule}) ist so günstig wie {code} oder günstiger',
    '{names}（{rule}）が{code}と同額か、それより低い',
  ],
  'A coupon': ['Ein Gutschein', 'クーポン'],
  '{some} and {count} more': ['{some} und {count} weitere', '{some}、ほか{count}件'],

  '{product}, {plan}: {prices}': ['{product}, {plan}: {prices}', '{product}（{plan}）：{prices}'],
  '{number}%': ['{number} %', '{number}%'],
} satisfies Words
