import type { Words } from '../language'

/** What checks of campaigns and their buttons say. */
export const CAMPAIGNS_TOLD = {
  // Checks
  'It is over: its end, {at}, is in the past.': [
    'Sie ist vorbei: Ihr Ende, {at}, liegt in der Vergangenheit.',
    '終了日時（{at}）が過ぎています。',
  ],
  'The coupon {code} is a draft. Publish it before the campaign.': [
    'Der Gutschein {code} ist ein Entwurf. Veröffentlichen Sie ihn vor der Aktion.',
    'クーポン{code}は下書きです。キャンペーンより先に公開してください。',
  ],
  'The coupon {code} is switched off, so it lowers no price.': [
    'Der Gutschein {code} ist ausgeschaltet und senkt daher keinen Preis.',
    'クーポン{code}がオフになっているため、価格は下がりません。',
  ],
  'The coupon {code} makes no price for anybody new: it is for other products, languages or times, or another price is as low.':
    [
      'Der Gutschein {code} senkt für neue Kunden keinen Preis: Er gilt für andere Produkte, Sprachen oder Zeiten, oder ein anderer Preis ist genauso niedrig.',
      'クーポン{code}は新規のお客様の価格に反映されません。対象の製品・言語・期間が異なるか、同額以下の価格がほかにあります。',
    ],
  'The coupon {code} begins at {at}, after the campaign: until then its price is not there.': [
    'Der Gutschein {code} beginnt am {at}, nach der Aktion: Bis dahin gilt sein Preis nicht.',
    'クーポン{code}の開始（{at}）がキャンペーンより後のため、それまで価格が適用されません。',
  ],
  'The coupon {code} ends at {at}, before the campaign: the countdown goes on to {end} without its price.': [
    'Der Gutschein {code} endet am {at}, vor der Aktion: Der Countdown läuft ohne seinen Preis bis {end} weiter.',
    'クーポン{code}の終了（{at}）がキャンペーンより前のため、{end}までのカウントダウン中に価格が適用されない期間があります。',
  ],
  '{what} names a date or year that does not fit: {dates}. It begins on {from}, and the countdown goes to {until}.':
    [
      '{what} nennt ein Datum oder Jahr, das nicht passt: {dates}. Die Aktion beginnt am {from}, der Countdown läuft bis {until}.',
      '{what}に、期間と合わない日付や年があります：{dates}。開始は{from}、カウントダウンの終わりは{until}です。',
    ],
  'The text of the coupon {code}': ['Der Text des Gutscheins {code}', 'クーポン{code}の文言'],
  'Others that run at the same time: {count}.': [
    'Weitere, die zur selben Zeit laufen: {count}.',
    'ほかに同じ期間に実施されるキャンペーン：{count}件',
  ],
  '“{campaign}” runs at the same time, from {from} to {until}.': [
    '„{campaign}“ läuft zur selben Zeit, von {from} bis {until}.',
    '「{campaign}」が同じ期間（{from}〜{until}）に実施されます。',
  ],
  'Owners pay more than somebody new: {some}. Lower the owners’ price too, or take less off for everybody.': [
    'Bestandskunden zahlen mehr als neue: {some}. Senken Sie auch den Preis für Bestandskunden, oder geben Sie allen weniger Rabatt.',
    '次の製品は、既存のお客様の価格が新規のお客様より高くなっています：{some}。既存のお客様の価格も下げるか、全体の割引を小さくしてください。',
  ],
  '{sold}: {much}, somebody new pays {less}': [
    '{sold}: {much}, neue Kunden zahlen {less}',
    '{sold}：{much}（新規は{less}）',
  ],
  '{sold}: {much}, where {other} gives the same for {less}': [
    '{sold}: {much}, wo {other} dasselbe für {less} gibt',
    '{sold}：{much}（同じ内容の{other}は{less}）',
  ],
  'In the European Union it counts from a lower price than the usual one for {some}. Pages in its languages strike through the lower one: promise no higher percentage in texts, or begin later.':
    [
      'In der Europäischen Union gilt bei {some} ein niedrigerer als der übliche Preis als Ausgangspreis. Seiten in deren Sprachen streichen den niedrigeren durch: Versprechen Sie in Texten keinen höheren Prozentsatz, oder beginnen Sie später.',
      '欧州連合では、次の割引の基準が標準価格より低くなります：{some}。該当する言語のページでは低い方の価格に取り消し線が付きます。文言でそれ以上の割引率を約束しないか、開始を遅らせてください。',
    ],
  'In the European Union it may not be called a reduction for {some}. Pages in its languages show neither a struck-through price nor a percentage: promise none in texts, or begin later.':
    [
      'In der Europäischen Union darf das bei {some} nicht Ermäßigung heißen. Seiten in deren Sprachen zeigen weder einen durchgestrichenen Preis noch einen Prozentsatz: Versprechen Sie in Texten keinen, oder beginnen Sie später.',
      '欧州連合では、次のものを値引きと表示できません：{some}。該当する言語のページには取り消し線の価格も割引率も表示されません。文言で約束しないか、開始を遅らせてください。',
    ],
  '{sold} ({was} within the 30 days before, usually {usual})': [
    '{sold} ({was} in den 30 Tagen davor, üblich {usual})',
    '{sold}（直前30日以内の最低{was}、標準{usual}）',
  ],
  '{what} in {languages}. English is shown there.': [
    '{what} auf {languages}. Dort erscheint Englisch.',
    '{what}（{languages}）。英語で表示されます。',
  ],
  '{what} in {languages}. Nothing is shown there.': [
    '{what} auf {languages}. Dort erscheint nichts.',
    '{what}（{languages}）。何も表示されません。',
  ],
  'The coupon {code} has no text': [
    'Der Gutschein {code} hat keinen Text',
    'クーポン{code}の文言がありません',
  ],
  '“{name}” begins': ['„{name}“ beginnt', '「{name}」の開始'],
  '“{name}” ends': ['„{name}“ endet', '「{name}」の終了'],

  // Buttons
  '“{name}” is published.': ['„{name}“ ist veröffentlicht.', '「{name}」を公開しました。'],
  'So are its coupons: {codes}.': [
    'Die Gutscheine der Aktion ebenfalls: {codes}.',
    'クーポンも公開しました：{codes}。',
  ],
  '“{name}” has ended.': ['„{name}“ ist beendet.', '「{name}」を終了しました。'],
  '“{name}” now ends on {at}.': ['„{name}“ endet jetzt am {at}.', '「{name}」の終了を{at}に変更しました。'],
  'So do the coupons that began with it: {codes}.': [
    'Ebenso die Gutscheine, die mit ihr begannen: {codes}.',
    '同時に始まるクーポンも変更しました：{codes}。',
  ],
  'So do the coupons that ended with it: {codes}.': [
    'Ebenso die Gutscheine, die mit ihr endeten: {codes}.',
    '同時に終わるクーポンも変更しました：{codes}。',
  ],
  'This is the copy for next year, a draft that begins on {at}.': [
    'Das ist die Kopie für das nächste Jahr, ein Entwurf, der am {at} beginnt.',
    '翌年用の複製です。下書きで、開始は{at}です。',
  ],
  'Its coupons are drafts too: {codes}. Publish them first.': [
    'Auch die Gutscheine der Aktion sind Entwürfe: {codes}. Veröffentlichen Sie diese zuerst.',
    'クーポンも下書きです：{codes}。先に公開してください。',
  ],
  'It was copied to next year before: this is “{key}”.': [
    'Sie wurde schon ins nächste Jahr kopiert: Das ist „{key}“.',
    '翌年用の複製はすでにあります。「{key}」を開きました。',
  ],
  'This is a copy, a draft. Its key is “{key}”, its page “{page}”.': [
    'Das ist eine Kopie, ein Entwurf. Die Kurzbezeichnung ist „{key}“, die Seite „{page}“.',
    '複製した下書きです。キーは「{key}」、ページは「{page}」です。',
  ],
  'Its end has changed since you opened this page: it is {at} now. Load the page again.': [
    'Das Ende der Aktion wurde geändert, seit Sie diese Seite geöffnet haben: Es ist jetzt {at}. Laden Sie die Seite neu.',
    'ページを開いた後に終了日時が変更されました。現在は{at}です。ページを再読み込みしてください。',
  ],
  'Its start has changed since you opened this page: it is {at} now. Load the page again.': [
    'Der Beginn der Aktion wurde geändert, seit Sie diese Seite geöffnet haben: Er ist jetzt {at}. Laden Sie die Seite neu.',
    'ページを開いた後に開始日時が変更されました。現在は{at}です。ページを再読み込みしてください。',
  ],
  'It has been over since {at}.': ['Sie ist seit {at} vorbei.', '{at}に終了しました。'],
  'It has not begun: it starts on {at}. Unpublish it to keep it from starting.': [
    'Sie hat noch nicht begonnen: Sie startet am {at}. Ziehen Sie sie zurück, damit sie nicht startet.',
    'まだ始まっていません（開始：{at}）。開始を止めるには公開を取り消してください。',
  ],
  '“{name}” begins on {at} instead of {was}.': [
    '„{name}“ beginnt am {at} statt am {was}.',
    '「{name}」の開始を{was}から{at}に変更します。',
  ],
  '“{name}” ends on {at} instead of {was}.': [
    '„{name}“ endet am {at} statt am {was}.',
    '「{name}」の終了を{was}から{at}に変更します。',
  ],
  '1 price of one product changes on {at} instead.': [
    '1 Preis eines Produkts ändert sich stattdessen am {at}.',
    '1製品の価格1件が変わる日時も{at}になります。',
  ],
  '{count} prices of one product change on {at} instead.': [
    '{count} Preise eines Produkts ändern sich stattdessen am {at}.',
    '1製品の価格{count}件が変わる日時も{at}になります。',
  ],
  '{count} prices of {products} products change on {at} instead.': [
    '{count} Preise von {products} Produkten ändern sich stattdessen am {at}.',
    '{products}製品の価格{count}件が変わる日時も{at}になります。',
  ],
  'Its coupons go with it: {codes}.': [
    'Die Gutscheine der Aktion verschieben sich mit: {codes}.',
    'クーポンも一緒に変更されます：{codes}。',
  ],
} satisfies Words
