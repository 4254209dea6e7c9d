import type { Words } from '../language'

/** Campaigns: the panel above the form, and what the first page shows of them. */
export const CAMPAIGNS = {
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
    'Ihre Preise gelten sofort für niemanden mehr; Gutscheine, die zugleich enden, enden ebenfalls.',
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
    'Ihre Preise erscheinen, sobald alles da ist, was zum Veröffentlichen nötig ist.',
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
  'Without → with it': ['Ohne → mit ihr', '適用前 → 適用後'],
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

  // The first page
  Campaigns: ['Aktionen', 'キャンペーン'],
  'Campaigns by site': ['Aktionen nach Website', 'サイト別のキャンペーン'],
  'To be mended': ['Zu beheben', '対応が必要な項目'],
  Comes: ['Geplant', '開始前'],
  Runs: ['Läuft', '実施中'],
  Draft: ['Entwurf', '下書き'],
  'Switched off': ['Ausgeschaltet', 'オフ'],
  'All sites': ['Alle Websites', 'すべてのサイト'],
  'all languages': ['alle Sprachen', 'すべての言語'],
  'No order with one of its coupons was paid.': [
    'Keine Bestellung mit einem ihrer Gutscheine wurde bezahlt.',
    'このキャンペーンのクーポンを使った支払済みの注文はありません。',
  ],
  'No order with one of its coupons was paid in the last {days} days.': [
    'In den letzten {days} Tagen wurde keine Bestellung mit einem ihrer Gutscheine bezahlt.',
    '直近{days}日間に、このキャンペーンのクーポンを使った支払済みの注文はありません。',
  ],
  'Brought {orders, plural, one {# paid order} other {# paid orders}}: {amounts}, without what went back.': [
    'Brachte {orders, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}: {amounts}, ohne Erstattetes.',
    '{orders, plural, other {支払済みの注文#件}}：{amounts}（返金を除く）',
  ],
  'Brought {orders, plural, one {# paid order} other {# paid orders}} in the last {days} days: {amounts}, without what went back.':
    [
      'Brachte in den letzten {days} Tagen {orders, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}: {amounts}, ohne Erstattetes.',
      '直近{days}日間の{orders, plural, other {支払済みの注文#件}}：{amounts}（返金を除く）',
    ],
  'Nothing is wrong with a campaign.': [
    'Bei keiner Aktion ist etwas zu beheben.',
    '問題のあるキャンペーンはありません。',
  ],
  'And {count} more.': ['Und {count} weitere.', 'ほか{count}件。'],
  'Open the campaign': ['Aktion öffnen', 'キャンペーンを開く'],
  'Open the coupon': ['Gutschein öffnen', 'クーポンを開く'],
  'Open the page': ['Seite öffnen', 'ページを開く'],
  '“{campaign}” names the coupon “{about}”, which is not published.': [
    '„{campaign}“ nennt den Gutschein „{about}“, der nicht veröffentlicht ist.',
    '「{campaign}」に設定されたクーポン「{about}」が公開されていません。',
  ],
  '“{campaign}” names the coupon “{about}”, which is switched off.': [
    '„{campaign}“ nennt den Gutschein „{about}“, der ausgeschaltet ist.',
    '「{campaign}」に設定されたクーポン「{about}」がオフになっています。',
  ],
  'The coupon “{about}” does not hold for the whole of “{campaign}”, which names it.': [
    'Der Gutschein „{about}“ gilt nicht für die ganze Dauer von „{campaign}“.',
    'クーポン「{about}」の有効期間が、「{campaign}」の全期間を満たしていません。',
  ],
  '“{campaign}” has no coupon that works: it lowers no price.': [
    '„{campaign}“ hat keinen Gutschein, der wirkt: Kein Preis wird günstiger.',
    '「{campaign}」には有効なクーポンがなく、価格が下がりません。',
  ],
  '“{campaign}” ended more than 60 days ago and is still switched on.': [
    '„{campaign}“ endete vor mehr als 60 Tagen und ist noch eingeschaltet.',
    '「{campaign}」は終了から60日以上たっていますが、オンのままです。',
  ],
  'The page of “{campaign}” has no published text: visitors read its name alone.': [
    'Die Seite von „{campaign}“ hat keinen veröffentlichten Text: Besucher lesen nur den Namen.',
    '「{campaign}」のページに公開済みの文言がなく、名前だけが表示されます。',
  ],
  '“{campaign}” has no name in {about}: visitors read the English one.': [
    '„{campaign}“ hat keinen Namen auf {about}: Besucher lesen den englischen.',
    '「{campaign}」には{about}の名前がなく、英語の名前が表示されます。',
  ],
  'The page of “{campaign}” has no title in {about}: visitors read it in English.': [
    'Die Seite von „{campaign}“ hat keinen Titel auf {about}: Besucher lesen den englischen.',
    '「{campaign}」のページには{about}のタイトルがなく、英語で表示されます。',
  ],
  'The price set “{name}” did not go live.': [
    'Der Preissatz „{name}“ ging nicht live.',
    '価格セット「{name}」は適用されませんでした。',
  ],
  'Open the price set': ['Preissatz öffnen', '価格セットを開く'],
  'The launch “{name}” did not go live.': [
    'Der Launch „{name}“ ging nicht live.',
    'ローンチ「{name}」は公開されませんでした。',
  ],
  'Open the launch': ['Launch öffnen', 'ローンチを開く'],

  // The line of time
  'No campaign runs in this time.': [
    'In dieser Zeit läuft keine Aktion.',
    'この期間に実施されるキャンペーンはありません。',
  ],
  'When prices change by themselves in this time': [
    'Wann sich in dieser Zeit Preise von selbst ändern',
    'この期間に価格が自動的に変わる時刻',
  ],
  'A coupon begins or ends': ['Ein Gutschein beginnt oder endet', 'クーポンの開始または終了'],
  '14 days back, 60 ahead': ['14 Tage zurück, 60 voraus', '14日前から60日先'],
  Quarter: ['Quartal', '四半期'],
  Year: ['Jahr', '年'],
  'What the line of time shows': ['Was die Zeitleiste zeigt', 'タイムラインの表示範囲'],
  Earlier: ['Früher', '前へ'],
  Later: ['Später', '次へ'],
  'The shop at (UTC)': ['Der Shop am (UTC)', 'ショップの表示日時（UTC）'],
  'Look at it': ['Ansehen', '表示'],
  'Look at the shop at this instant': ['Den Shop zu diesem Zeitpunkt ansehen', 'この時点のショップを表示'],
  'Look at the shop at an instant of this line': [
    'Den Shop zu einem Zeitpunkt dieser Zeitleiste ansehen',
    'タイムライン上の時点のショップを表示',
  ],
  now: ['jetzt', '今'],
  'Beginning of {campaign}': ['Beginn von {campaign}', '{campaign}の開始'],
  'End of {campaign}': ['Ende von {campaign}', '{campaign}の終了'],
  'Drag, or press the arrow keys: an hour, with Shift a day. Enter moves it, Escape puts it back.': [
    'Ziehen oder Pfeiltasten drücken: eine Stunde, mit Umschalt ein Tag. Enter verschiebt, Escape setzt zurück.',
    'ドラッグするか、矢印キーで動かします（1時間、Shiftキーで1日）。Enterで確定、Escapeで元に戻します。',
  ],
  'Begins {when}. Enter moves it, Escape puts it back.': [
    'Beginnt am {when}. Enter verschiebt, Escape setzt zurück.',
    '開始：{when}。Enterで確定、Escapeで元に戻します。',
  ],
  'Ends {when}. Enter moves it, Escape puts it back.': [
    'Endet am {when}. Enter verschiebt, Escape setzt zurück.',
    '終了：{when}。Enterで確定、Escapeで元に戻します。',
  ],
  'Move it?': ['Verschieben?', '変更しますか？'],
  'Move it': ['Verschieben', '変更する'],
  'Put it back': ['Zurücksetzen', '元に戻す'],

  // Checks
  'Another page has this address already, so that the campaign has no page of its own.': [
    'Eine andere Seite hat diese Adresse schon; die Aktion hat deshalb keine eigene Seite.',
    'このアドレスは別のページで使われているため、キャンペーン専用のページは表示されません。',
  ],
  'It names no coupon, so that it changes no price.': [
    'Sie nennt keinen Gutschein und ändert daher keinen Preis.',
    'クーポンが設定されていないため、価格は変わりません。',
  ],

  'Its name': ['Ihr Name', '名前'],
  'A slide': ['Ein Bild der Bildfolge', 'スライド'],
  'It has no name': ['Sie hat keinen Namen', '名前がありません'],
  'It has no slides': ['Sie hat keine Bildfolge', 'スライドがありません'],

  // Refusals
  'There is no such button.': ['Diese Schaltfläche gibt es nicht.', 'このボタンはありません。'],
  'Load the page again, then press the button again.': [
    'Laden Sie die Seite neu und drücken Sie die Schaltfläche erneut.',
    'ページを再読み込みしてから、もう一度ボタンを押してください。',
  ],
  'Load the page again, then move it again.': [
    'Laden Sie die Seite neu und verschieben Sie erneut.',
    'ページを再読み込みしてから、もう一度動かしてください。',
  ],
  'This campaign is no longer there.': [
    'Diese Aktion gibt es nicht mehr.',
    'このキャンペーンは存在しません。',
  ],
  'There is no such campaign, or it is not finished enough to be priced.': [
    'Diese Aktion gibt es nicht, oder ihr fehlt noch etwas, um Preise zu berechnen.',
    'キャンペーンが存在しないか、価格の計算に必要な項目がそろっていません。',
  ],
  'Give it a key, a page, a start and an end first; then it can be copied.': [
    'Geben Sie ihr zuerst Schlüssel, Seite, Beginn und Ende; dann lässt sie sich kopieren.',
    '先にキー、ページ、開始、終了を設定してください。その後で複製できます。',
  ],
  'Give it a key and a page first: its copy is called after them.': [
    'Geben Sie ihr zuerst Schlüssel und Seite: Die Kopie wird danach benannt.',
    '先にキーとページを設定してください。複製の名前に使われます。',
  ],
  'It is not published, so that its end is changed in the form below.': [
    'Sie ist nicht veröffentlicht; ändern Sie das Ende im Formular unten.',
    '未公開のため、終了日時は下のフォームで変更してください。',
  ],
  'That lies before now. “End now” in its form ends a campaign at once.': [
    'Das liegt in der Vergangenheit. „Jetzt beenden“ im Formular beendet eine Aktion sofort.',
    '過去の時刻です。すぐに終了するには、フォームの「今すぐ終了」を押してください。',
  ],
  'It has begun, so that its beginning stays where it is.': [
    'Sie hat schon begonnen; ihr Beginn bleibt, wo er ist.',
    'すでに始まっているため、開始日時は変更できません。',
  ],
  'It would end before it begins.': [
    'Sie würde enden, bevor sie beginnt.',
    '開始より前に終了することになります。',
  ],
  'It is not enabled, so that it does not run.': [
    'Sie ist ausgeschaltet und läuft daher nicht.',
    'オフになっているため、実施されていません。',
  ],
  'For new customers no price changes by that.': [
    'Für neue Kunden ändert sich dadurch kein Preis.',
    '新規のお客様の価格は変わりません。',
  ],
  'A draft of it is waiting: it was not published, and stays a draft.': [
    'Ein Entwurf davon wartet: Er wurde nicht veröffentlicht und bleibt ein Entwurf.',
    '未公開の下書きがあります。下書きは公開されず、そのまま残ります。',
  ],
} satisfies Words
