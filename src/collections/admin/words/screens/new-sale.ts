import type { Words } from '../language'

/** «New sale», its refusals too. */
export const NEW_SALE = {
  'Only marketers may make a sale.': [
    'Nur das Marketing darf Aktionen anlegen.',
    'キャンペーンを作成できるのはマーケターだけです。',
  ],
  Name: ['Name', '名前'],
  'In your language, such as “Black Friday 2026”. The address of its page is made from it': [
    'In Ihrer Sprache, etwa „Black Friday 2026“. Die Adresse ihrer Seite entsteht daraus',
    'お使いの言語で入力してください（例：「ブラックフライデー2026」）。ページのアドレスはここから作られます',
  ],
  Sites: ['Websites', 'サイト'],
  Languages: ['Sprachen', '言語'],
  'It runs on the sites that are checked, and on no others.': [
    'Sie läuft auf den angekreuzten Websites und auf keinen anderen.',
    'チェックを入れたサイトだけで実施されます。',
  ],
  'It applies to visitors in the languages that are checked. Uncheck one to leave it out.': [
    'Sie gilt für Besucher in den angekreuzten Sprachen. Entfernen Sie ein Häkchen, um eine auszulassen.',
    'チェックを入れた言語の訪問者に適用されます。除く言語はチェックを外してください。',
  ],
  'Announced by': ['Angekündigt durch', '告知方法'],
  Publish: ['Veröffentlichen', '公開'],
  'Save as draft': ['Als Entwurf speichern', '下書き保存'],
  'Show the texts': ['Texte zeigen', '文言を表示'],
  'Discount per plan': ['Rabatt je Lizenzart', 'プランごとの割引'],
  '“30%” off the usual price, or a price in US dollars such as “19.90”. Empty = as it is.': [
    '„30 %“ weniger als üblich oder ein Preis in US-Dollar, etwa „19,90“. Leer = wie bisher.',
    '標準価格からの割引率「30%」、または米ドルの価格「19.90」。空欄 = 変更なし。',
  ],
  'Nothing was saved. Please look at this:': [
    'Es wurde nichts gespeichert. Bitte prüfen Sie:',
    '保存されていません。次の項目を確認してください：',
  ],
  'It is not published yet. Please look at this first:': [
    'Noch nicht veröffentlicht. Bitte prüfen Sie zuerst:',
    'まだ公開されていません。先に次の項目を確認してください：',
  ],
  'I have seen these: publish all the same': ['Gesehen: trotzdem veröffentlichen', '確認したうえで公開する'],
  'That sale was made.': ['Die Aktion wurde angelegt.', 'キャンペーンを作成しました。'],
  'Open it': ['Öffnen', '開く'],
  'You can make another one here.': [
    'Hier können Sie eine weitere anlegen.',
    '続けて別のキャンペーンを作成できます。',
  ],
  'Which time is meant?': ['Welche Zeit ist gemeint?', 'どちらの時刻ですか？'],
  'What is discounted': ['Was günstiger wird', '割引の対象'],
  Products: ['Produkte', '製品'],
  Everything: ['Alles', 'すべて'],
  'Chosen products': ['Ausgewählte Produkte', '選んだ製品'],
  'Choose products (with “Chosen products”)': [
    'Produkte auswählen (bei „Ausgewählte Produkte“)',
    '製品を選ぶ（「選んだ製品」の場合）',
  ],
  '{line}: {count, plural, one {# product} other {# products}}': [
    '{line}: {count, plural, one {# Produkt} other {# Produkte}}',
    '{line}：{count, plural, other {#製品}}',
  ],
  'What customers read': ['Was Kunden lesen', 'お客様に表示される文言'],
  'The texts are written automatically in the languages of the sale, with the actual discount. Press “Show the texts” to read and change them before anything is saved.':
    [
      'Die Texte werden automatisch in den Sprachen der Aktion geschrieben, mit dem tatsächlichen Nachlass. Mit „Texte zeigen“ lesen und ändern Sie sie, bevor etwas gespeichert wird.',
      '文言は、実際の割引をもとに各言語で自動的に作成されます。保存する前に「文言を表示」を押すと、確認と変更ができます。',
    ],
  'A text that you do not change follows the name, the discount and the end. An existing coupon that fits exactly is used again and keeps its own text.':
    [
      'Ein Text, den Sie nicht ändern, folgt Name, Rabatt und Ende. Ein vorhandener Gutschein, der genau passt, wird wieder verwendet und behält seinen Text.',
      '変更しない文言は、名前・割引・終了日時に合わせて更新されます。条件が完全に一致する既存のクーポンは再利用され、その文言は変わりません。',
    ],
  Headline: ['Überschrift', '見出し'],
  'Coupon of {discount}': ['Gutschein über {discount}', '{discount}のクーポン'],
  'another discount': ['einen anderen Rabatt', '別の割引'],
  From: ['Von', '開始'],
  Until: ['Bis', '終了'],
  'The first moment at which it no longer runs': [
    'Ab diesem Zeitpunkt läuft sie nicht mehr',
    'この時刻に終了します',
  ],
  'Time zone': ['Zeitzone', 'タイムゾーン'],
  'Whose clock this is, summer time included': [
    'In dieser Zeitzone sind Beginn und Ende gemeint, samt Sommerzeit',
    '開始・終了時刻のタイムゾーンです（夏時間も反映します）',
  ],

  // Refusals
  'This cannot be read. Write a percentage such as “30%”, or a price in US dollars such as “19.90”.': [
    'Das ist nicht lesbar. Schreiben Sie einen Prozentsatz wie „30 %“ oder einen Preis in US-Dollar wie „19,90“.',
    '読み取れません。「30%」のような割引率、または「19.90」のような米ドルの価格を入力してください。',
  ],
  'Is this a percentage or a price? Write it with its sign: “30%”, or “30.00” for a price in US dollars.': [
    'Prozentsatz oder Preis? Schreiben Sie „30 %“ oder „30,00“ für einen Preis in US-Dollar.',
    '割引率ですか、価格ですか？「30%」、または米ドルの価格なら「30.00」と入力してください。',
  ],
  '0% lowers nothing. Leave the field empty if this plan stays as it is.': [
    '0 % senken nichts. Lassen Sie das Feld leer, wenn diese Lizenzart bleibt, wie sie ist.',
    '0%では割引になりません。このプランを変更しない場合は空欄にしてください。',
  ],
  '100% would give it away. Take less.': [
    '100 % Rabatt wären geschenkt. Geben Sie weniger ein.',
    '100%では無料になります。小さい値にしてください。',
  ],
  'More than 100% cannot be taken off.': [
    'Mehr als 100 % Nachlass gibt es nicht.',
    '100%を超える割引はできません。',
  ],
  'A price has to be above zero.': ['Ein Preis muss über null liegen.', '価格は0より大きくしてください。'],
  'Choose what is discounted.': ['Wählen Sie, was günstiger wird.', '割引の対象を選んでください。'],
  'Choose at least one product, or “Everything”.': [
    'Wählen Sie mindestens ein Produkt oder „Alles“.',
    '製品を1つ以上選ぶか、「すべて」にしてください。',
  ],
  'Products are checked, but it is not for “Chosen products”. Choose that, or uncheck them.': [
    'Produkte sind angekreuzt, aber „Ausgewählte Produkte“ ist nicht gewählt. Wählen Sie das, oder entfernen Sie die Häkchen.',
    '製品にチェックがありますが、「選んだ製品」になっていません。これを選ぶか、チェックを外してください。',
  ],
  'Nothing in this line is on sale.': [
    'Aus dieser Produktlinie ist nichts im Verkauf.',
    'この製品ラインに販売中の製品はありません。',
  ],
  'Give it a name, such as “Black Friday 2026”.': [
    'Geben Sie einen Namen ein, etwa „Black Friday 2026“.',
    '名前を入力してください（例：「ブラックフライデー2026」）。',
  ],
  'Choose a time zone from the list.': [
    'Wählen Sie eine Zeitzone aus der Liste.',
    '一覧からタイムゾーンを選んでください。',
  ],
  'It has to end after it begins.': [
    'Das Ende muss nach dem Beginn liegen.',
    '終了は開始より後にしてください。',
  ],
  'This is in the past, so it would never run.': [
    'Das liegt in der Vergangenheit; die Aktion liefe nie.',
    '過去の時刻のため、キャンペーンは実施されません。',
  ],
  'Choose at least one site.': ['Wählen Sie mindestens eine Website.', 'サイトを1つ以上選んでください。'],
  'Choose at least one language.': ['Wählen Sie mindestens eine Sprache.', '言語を1つ以上選んでください。'],
  'Enter a discount for at least one plan.': [
    'Geben Sie für mindestens eine Lizenzart einen Nachlass an.',
    '少なくとも1つのプランに割引を設定してください。',
  ],
  'None of the discounted products is sold in this plan.': [
    'Nichts davon wird in dieser Lizenzart verkauft.',
    '対象の製品は、このプランでは販売されていません。',
  ],
  'Choose how it is announced.': ['Wählen Sie, wie sie angekündigt wird.', '告知方法を選んでください。'],
  'This is not a date and time. Write it like 2026-11-27 09:00.': [
    'Das ist kein Datum mit Uhrzeit. Schreiben Sie es wie 2026-11-27 09:00.',
    '日時として読み取れません。2026-11-27 09:00のように入力してください。',
  ],
  'This time does not exist there: the clocks skip it. Choose the next one that exists, or type another.': [
    'Diese Uhrzeit gibt es dort nicht: Die Uhr wird vorgestellt. Wählen Sie die nächste, die es gibt, oder geben Sie eine andere ein.',
    '夏時間への切り替えのため、この時刻は存在しません。次に存在する時刻を選ぶか、別の時刻を入力してください。',
  ],
  'This time comes twice there, since the clocks are put back. Choose which one is meant, or type another.': [
    'Diese Uhrzeit gibt es dort zweimal, weil die Uhr zurückgestellt wird. Wählen Sie, welche gemeint ist, oder geben Sie eine andere ein.',
    '夏時間の終了のため、この時刻は2回あります。どちらかを選ぶか、別の時刻を入力してください。',
  ],
} satisfies Words
