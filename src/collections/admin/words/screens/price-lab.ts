import type { Words } from '../language'

/** The price lab, and the names that other screens show too. */
export const PRICE_LAB = {
  Shop: ['Shop', 'ショップ'],
  'Japanese shop': ['Japanischer Shop', '日本語ショップ'],
  'Review site': ['Website mit Produktberichten', 'レビューサイト'],
  'Japanese review site': ['Japanische Website mit Produktberichten', '日本語レビューサイト'],
  Windows: ['Windows', 'Windows'],
  Mac: ['Mac', 'Mac'],
  Video: ['Video', '動画'],
  Adult: ['Erwachsene', 'アダルト'],
  Music: ['Musik', '音楽'],
  'Video AI': ['Video-KI', '動画AI'],
  'Video and music': ['Video und Musik', '動画と音楽'],
  Services: ['Dienste', 'サービス'],

  // Who may
  'Only marketers and staff who look after customers may use it.': [
    'Nur Marketing und Support dürfen es nutzen.',
    '利用できるのは、マーケターとサポート担当者だけです。',
  ],
  'Only staff who look after customers may see orders.': [
    'Nur wer Kunden betreut, darf Bestellungen sehen.',
    '注文を見られるのは、サポート担当者だけです。',
  ],
  'Parts of the lab': ['Teile des Preislabors', '価格ラボの画面'],
  'A past order': ['Eine frühere Bestellung', '過去の注文'],
  'Look for mistakes': ['Fehler suchen', '誤りを検査'],

  // A situation
  'Date and time': ['Datum und Uhrzeit', '日時'],
  Site: ['Website', 'サイト'],
  Country: ['Land', '国'],
  System: ['System', 'OS'],
  'Paid through': ['Bezahlt über', '決済方法'],
  Buyer: ['Käufer', '購入者'],
  'Email of the customer': ['E-Mail des Kunden', 'お客様のメールアドレス'],
  'Coupon code': ['Gutscheincode', 'クーポンコード'],
  'Empty = now': ['Leer = jetzt', '空欄 = 現在'],
  'A name or two letters. Empty = unknown': [
    'Ein Name oder zwei Buchstaben. Leer = unbekannt',
    '国名または2文字のコード。空欄 = 不明',
  ],
  'As a customer would type it': ['Wie ein Kunde ihn eingeben würde', 'お客様が入力するとおりに'],
  'The shop’s choice': ['Wahl des Shops', 'ショップが選択'],
  'A customer, by email': ['Ein Kunde, nach E-Mail', 'お客様（メールアドレスで指定）'],
  'With “A customer, by email”': ['Bei „Ein Kunde, nach E-Mail“', '「お客様（メールアドレスで指定）」の場合'],
  'New, owns nothing': ['Neu, besitzt nichts', '新規（所有なし）'],
  'Owns 1 video single': ['Besitzt 1 Video-Einzelprodukt', '動画の単品を1つ所有'],
  'Owns 3 video singles': ['Besitzt 3 Video-Einzelprodukte', '動画の単品を3つ所有'],
  'Owns 10 video singles': ['Besitzt 10 Video-Einzelprodukte', '動画の単品を10個所有'],
  'Owns 1 music single': ['Besitzt 1 Musik-Einzelprodukt', '音楽の単品を1つ所有'],
  'Owns 3 music singles': ['Besitzt 3 Musik-Einzelprodukte', '音楽の単品を3つ所有'],
  'Owns 2 video singles and 1 music single': [
    'Besitzt 2 Video-Einzelprodukte und 1 Musik-Einzelprodukt',
    '動画の単品を2つ、音楽の単品を1つ所有',
  ],
  'Owns 3 video singles for the other system': [
    'Besitzt 3 Video-Einzelprodukte für das andere System',
    '別のOS用の動画の単品を3つ所有',
  ],
  'Owns Video AI': ['Besitzt Video-KI', '動画AIを所有'],
  'Had a video single for a month, which is over': [
    'Hatte ein Video-Einzelprodukt für einen Monat, der vorbei ist',
    '動画の単品の1か月ライセンスが期限切れ',
  ],
  'Owns the video suite for 3 computers': [
    'Besitzt das Komplettpaket Video für 3 Computer',
    '動画セット（3台）を所有',
  ],
  'Owns the adult suite': ['Besitzt das Komplettpaket Erwachsene', 'アダルトセットを所有'],
  'Owns the video and music suite': ['Besitzt das Komplettpaket Video und Musik', '動画・音楽セットを所有'],
  'Owns the video and music suite for 3 computers': [
    'Besitzt das Komplettpaket Video und Musik für 3 Computer',
    '動画・音楽セット（3台）を所有',
  ],
  'Subscribes to the video suite monthly, 1 month paid': [
    'Abo des Komplettpakets Video, monatlich, 1 Monat bezahlt',
    '動画セットを月払いで契約（支払い1か月）',
  ],
  'Subscribes to the video suite monthly, 2 months paid': [
    'Abo des Komplettpakets Video, monatlich, 2 Monate bezahlt',
    '動画セットを月払いで契約（支払い2か月）',
  ],
  'Subscribes to the video suite monthly, 3 months paid': [
    'Abo des Komplettpakets Video, monatlich, 3 Monate bezahlt',
    '動画セットを月払いで契約（支払い3か月）',
  ],
  'Subscribes to the video suite yearly, 1 year paid': [
    'Abo des Komplettpakets Video, jährlich, 1 Jahr bezahlt',
    '動画セットを年払いで契約（支払い1年）',
  ],
  'Subscribes to the video suite yearly, 2 years paid': [
    'Abo des Komplettpakets Video, jährlich, 2 Jahre bezahlt',
    '動画セットを年払いで契約（支払い2年）',
  ],
  'Subscribes to the music suite monthly, 2 months paid': [
    'Abo des Komplettpakets Musik, monatlich, 2 Monate bezahlt',
    '音楽セットを月払いで契約（支払い2か月）',
  ],
  'Subscribes to the video and music suite monthly, 2 months paid': [
    'Abo des Komplettpakets Video und Musik, monatlich, 2 Monate bezahlt',
    '動画・音楽セットを月払いで契約（支払い2か月）',
  ],

  // What is wrong with it
  'This time does not exist there: the clocks were put forward over it. Take one an hour later.': [
    'Diese Uhrzeit gibt es dort nicht: Die Uhr wurde vorgestellt. Nehmen Sie eine Stunde später.',
    '夏時間への切り替えのため、この時刻は存在しません。1時間後を指定してください。',
  ],
  'This time comes twice there, since the clocks were put back: at {first} and at {second}. Choose the time zone UTC and one of these.':
    [
      'Diese Uhrzeit gibt es dort zweimal, weil die Uhr zurückgestellt wurde: um {first} und um {second}. Wählen Sie die Zeitzone UTC und eine davon.',
      '夏時間の終了のため、この時刻は2回あります（{first}と{second}）。タイムゾーンをUTCにして、どちらかを指定してください。',
    ],
  'Back to the form': ['Zurück zum Formular', 'フォームに戻る'],
  'There is no time zone of this name. Choose one from the list.': [
    'Eine Zeitzone dieses Namens gibt es nicht. Wählen Sie eine aus der Liste.',
    'このタイムゾーンは存在しません。一覧から選んでください。',
  ],
  'This is no country. Choose one from the list, or leave it empty.': [
    'Das ist kein Land. Wählen Sie eines aus der Liste, oder lassen Sie das Feld leer.',
    '国として読み取れません。一覧から選ぶか、空欄にしてください。',
  ],
  'This site is not in that language. Japanese is on the Japanese sites alone.': [
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

  // Prices
  'What to list': ['Was aufgeführt wird', '表示する項目'],
  'All lines': ['Alle Produktlinien', 'すべての製品ライン'],
  'All price groups': ['Alle Preisgruppen', 'すべての価格グループ'],
  'Name of the product': ['Name des Produkts', '製品名'],
  'Only what differs': ['Nur Unterschiede', '異なるものだけ'],
  Situation: ['Situation', '条件'],
  'First situation': ['Erste Situation', '1つ目の条件'],
  'Second situation': ['Zweite Situation', '2つ目の条件'],
  'Show prices': ['Preise zeigen', '価格を表示'],
  'Only the first situation': ['Nur die erste Situation', '1つ目の条件だけ表示'],
  'Compare with a second situation': ['Mit einer zweiten Situation vergleichen', '2つ目の条件と比べる'],
  'First:': ['Erste:', '1つ目：'],
  'Second:': ['Zweite:', '2つ目：'],
  'No campaign lowers a price then.': [
    'Keine Aktion senkt dann einen Preis.',
    'この時点で価格を下げるキャンペーンはありません。',
  ],
  'Campaigns that lower prices then:': [
    'Aktionen, die dann Preise senken:',
    'この時点で価格を下げるキャンペーン：',
  ],
  'Look at the shop as this buyer': ['Den Shop als dieser Käufer ansehen', 'この購入者としてショップを表示'],
  '{all, plural, one {# plan is shown.} other {# plans are shown.}}': [
    '{all, plural, one {# Lizenzart wird gezeigt.} other {# Lizenzarten werden gezeigt.}}',
    '{all, plural, other {#プランを表示しています。}}',
  ],
  '{count} of {all} plans are shown.': [
    '{count} von {all} Lizenzarten werden gezeigt.',
    '{all}プランのうち{count}件を表示しています。',
  ],
  'None of {all} prices differ.': [
    'Von {all} Preisen unterscheidet sich keiner.',
    '{all}件の価格に違いはありません。',
  ],
  '{different, plural, one {# of {all} prices differs.} other {# of {all} prices differ.}}': [
    '{different, plural, one {# von {all} Preisen unterscheidet sich.} other {# von {all} Preisen unterscheiden sich.}}',
    '{different, plural, other {{all}件のうち#件の価格が異なります。}}',
  ],
  'Usual price': ['Üblicher Preis', '標準価格'],
  Price: ['Preis', '価格'],
  Why: ['Warum', '理由'],
  Differs: ['Unterschiedlich', '相違あり'],
  'Not sold': ['Nicht verkauft', '販売なし'],
  'not sold': ['nicht verkauft', '販売なし'],
  'instead of {price}': ['statt {price}', '（標準{price}）'],
  'Nothing is lower than the usual price': [
    'Nichts ist günstiger als der übliche Preis',
    '標準価格より低い価格なし',
  ],
  '{count, plural, one {# other rule does not count} other {# other rules do not count}}': [
    '{count, plural, one {# andere Regel zählt nicht} other {# andere Regeln zählen nicht}}',
    '{count, plural, other {適用されないルール#件}}',
  ],
  Offer: ['Angebot', '特別価格'],
  Prices: ['Preise', '価格'],
  'no coupon has this code, or nobody may enter it': [
    'kein Gutschein hat diesen Code, oder er ist nicht zur Eingabe bestimmt',
    '該当するクーポンがないか、入力できないコードです',
  ],
  'it has not begun': ['noch nicht begonnen', '開始前です'],
  'it is over': ['vorbei', '終了しています'],
  'it was used as often as it may be': ['so oft genutzt wie erlaubt', '利用回数の上限に達しています'],
  'this buyer used it as often as one may': [
    'dieser Käufer hat ihn so oft genutzt wie erlaubt',
    'この購入者の利用回数の上限に達しています',
  ],
  'it is for a first order': ['nur für eine erste Bestellung', '初回の注文だけが対象です'],
  'it is for owners of another product': [
    'nur für Besitzer eines anderen Produkts',
    '別の製品の所有者だけが対象です',
  ],
  'it is for another way of payment': ['für eine andere Zahlungsart', '別の決済方法が対象です'],
  'it is for other plans': ['für andere Lizenzarten', '別のプランが対象です'],
  'it is for other products': ['für andere Produkte', '別の製品が対象です'],
  'it is for other languages': ['für andere Sprachen', '別の言語が対象です'],
  'the price is below its minimum': [
    'der Preis liegt unter seinem Mindestpreis',
    '価格が最低額を下回っています',
  ],
  'another price is as low or lower': [
    'ein anderer Preis ist genauso niedrig oder niedriger',
    '同額以下の価格がほかにあります',
  ],
  'Not on sale': ['Nicht im Verkauf', '販売されていません'],
  'Only for owners of what it builds on': [
    'Nur für Besitzer dessen, worauf es aufbaut',
    '元になる製品の所有者だけが対象です',
  ],
  'No longer in the catalogue': ['Nicht mehr im Katalog', 'カタログにありません'],
  'This plan is no longer in the catalogue': [
    'Diese Lizenzart ist nicht mehr im Katalog',
    'このプランはカタログにありません',
  ],
  'Cannot be priced': ['Lässt sich nicht berechnen', '価格を計算できません'],

  // A past order
  'Order number': ['Bestellnummer', '注文番号'],
  'There is no order with this number.': [
    'Eine Bestellung mit dieser Nummer gibt es nicht.',
    'この番号の注文はありません。',
  ],
  'Show the order': ['Bestellung zeigen', '注文を表示'],
  'priced on': ['Preis vom', '価格の時点：'],
  paid: ['bezahlt', '支払済み'],
  'not paid': ['nicht bezahlt', '未払い'],
  'a charge of a subscription': ['Abbuchung eines Abos', 'サブスクリプションの請求'],
  '{count, plural, one {One licence of the buyer counted for this price; the price of today is asked for with it too.} other {# licences of the buyer counted for this price; the price of today is asked for with them too.}}':
    [
      '{count, plural, one {Eine Lizenz des Käufers zählte für diesen Preis; auch der heutige ist damit berechnet.} other {# Lizenzen des Käufers zählten für diesen Preis; auch der heutige ist damit berechnet.}}',
      '{count, plural, other {この価格には購入者のライセンス#件が考慮されています。今日の価格も同じ条件で計算しています。}}',
    ],
  'Nothing that the buyer owned counted for this price.': [
    'Nichts, was der Käufer besaß, zählte für diesen Preis.',
    'この価格では、購入者の所有製品は考慮されていません。',
  ],
  'The order': ['Die Bestellung', '注文内容'],
  'What was paid': ['Was bezahlt wurde', '支払い内容'],
  'The same today': ['Dasselbe heute', '今日の同じ注文'],
  'What is different': ['Was anders ist', '相違点'],
  'Nothing: the same rules come to the same price.': [
    'Nichts: Dieselben Regeln ergeben denselben Preis.',
    '相違はありません。同じルールで同じ価格になります。',
  ],
  'Shop discount': ['Shop-Rabatt', 'ショップ割引'],
  'Rest of the old plan': ['Rest der bisherigen Laufzeit', '現在のプランの残り期間分'],
  'From the balance': ['Aus dem Guthaben', '残高から充当'],
  'Kept as balance': ['Bleibt als Guthaben', '残高として保留'],
  'Today it is not sold to this buyer. {why}.': [
    'Heute wird es diesem Käufer nicht verkauft. {why}.',
    '今日はこの購入者に販売されません。{why}。',
  ],
  'Today such a buyer pays in another currency.': [
    'Heute zahlt ein solcher Käufer in einer anderen Währung.',
    '今日は、同じ購入者が別の通貨で支払います。',
  ],
  'The list price was {before} and is {after}.': [
    'Der Listenpreis war {before} und ist {after}.',
    '通常価格は{before}から{after}に変わりました。',
  ],
  'The usual price was {before} and is {after}.': [
    'Der übliche Preis war {before} und ist {after}.',
    '標準価格は{before}から{after}に変わりました。',
  ],
  '{rule} counted then. Today it no longer runs, was changed or is no longer there.': [
    '{rule} zählte damals. Heute läuft das nicht mehr, wurde geändert oder ist nicht mehr da.',
    '{rule}は当時適用されていました。今日は終了したか、変更または削除されています。',
  ],
  '{rule} counted then. Today it does not: {why}.': [
    '{rule} zählte damals. Heute nicht: {why}.',
    '{rule}は当時適用されていましたが、今日は適用されません（{why}）。',
  ],
  '{rule} came to {before} then and comes to {after} today.': [
    '{rule} ergab damals {before} und heute {after}.',
    '{rule}は当時{before}、今日は{after}です。',
  ],
  '{rule} counts today and did not then.': [
    '{rule} zählt heute, damals nicht.',
    '{rule}は今日適用されますが、当時は適用されていませんでした。',
  ],

  // Mistakes
  'Prices everything on sale for every kind of owner, on both systems, with the campaigns of that time, and lists what cannot be meant.':
    [
      'Berechnet alles im Verkauf für jede Art von Besitzer, auf beiden Systemen, mit den Aktionen dieser Zeit, und listet auf, was nicht gewollt sein kann.',
      '販売中のすべての製品について、あらゆる所有状況と両方のOS、その時点のキャンペーンで価格を計算し、意図しないと思われるものを一覧にします。',
    ],
  'Where and when': ['Wo und wann', '場所と日時'],
  '{found, plural, =0 {Nothing was found} one {# thing was found} other {# things were found}} among {plans} plans and {kinds}, in {seconds} s.':
    [
      '{found, plural, =0 {Nichts gefunden} one {# Fund} other {# Funde}} unter {plans} Lizenzarten und {kinds}, in {seconds} s.',
      '{plans}プラン、{kinds}を検査し、{found, plural, =0 {問題は見つかりませんでした} other {#件見つかりました}}（{seconds}秒）。',
    ],
  '{states, plural, one {# kind of owner} other {# kinds of owners}}': [
    '{states, plural, one {# Art von Besitzer} other {# Arten von Besitzern}}',
    '{states, plural, other {所有状況#通り}}',
  ],
  'One of {kinds}': ['Eine von {kinds}', '{kinds}のうちの1つ'],
  'and {count} more that cost the same': ['und {count} weitere zum selben Preis', 'ほか同額{count}件'],
  'Of whom': ['Bei wem', '対象者'],
  Rules: ['Regeln', 'ルール'],
  'first:': ['zuerst:', '先に：'],
  'new:': ['neu:', '新規：'],
  Nobody: ['Niemand', '該当者なし'],
  Anybody: ['Alle', '全員'],
  'owns {product}, {plan}': ['besitzt {product}, {plan}', '{product}（{plan}）を所有'],
  'subscribes to {product}, {plan}, paid {periods, plural, one {once} other {# times}}': [
    'Abo von {product}, {plan}, {periods, plural, one {einmal} other {#-mal}} bezahlt',
    '{product}（{plan}）を契約、{periods, plural, other {#回}}支払い済み',
  ],
  'had {product} before': ['hatte früher {product}', '以前{product}を所有'],
  '{price} in two steps, {against} at once': [
    '{price} in zwei Schritten, {against} auf einmal',
    '2段階で{price}、一度に{against}',
  ],
  '{price}, with one thing less {against}': [
    '{price}, mit einem Produkt weniger {against}',
    '{price}（所有が1つ少ないと{against}）',
  ],
  '{price}, new {against}': ['{price}, neu {against}', '{price}（新規は{against}）'],
  '{price} in the rule, {against} usually': [
    '{price} nach der Regel, {against} sonst',
    'ルールでは{price}、標準は{against}',
  ],
  'An upgrade is dearer than new': ['Ein Upgrade ist teurer als neu', 'アップグレードが新規より高い'],
  'An owner is asked more than somebody new for what gives the same.': [
    'Ein Besitzer zahlt für dasselbe mehr als neue Kunden.',
    '同じ内容なのに、所有者の価格が新規より高くなっています。',
  ],
  'Owning more costs more': ['Mehr Besitz kostet mehr', '所有が増えると高くなる'],
  'One thing more makes the price higher.': [
    'Ein Produkt mehr macht den Preis höher.',
    '所有製品が1つ増えると価格が上がります。',
  ],
  'A detour is cheaper': ['Ein Umweg ist günstiger', '遠回りの方が安い'],
  'Buying one thing first and then the other costs less than the other alone.': [
    'Erst das eine und dann das andere zu kaufen kostet weniger als das andere allein.',
    '別の製品を先に買ってから買う方が、単独で買うより安くなります。',
  ],
  'An offer is above the usual price': [
    'Ein Angebot liegt über dem üblichen Preis',
    '特別価格が標準価格より高い',
  ],
  'The price written in the rule is higher than what everybody pays, so that the rule gives nothing there.': [
    'Der Preis der Regel ist höher als der für alle; die Regel bringt dort nichts.',
    'ルールの価格が全員向けの価格より高いため、効果がありません。',
  ],
  'A rule that nobody can reach': ['Eine Regel, die niemand erreicht', '誰にも適用されないルール'],
  'No owner fulfils it for anything on sale.': [
    'Kein Besitzer erfüllt sie bei irgendetwas im Verkauf.',
    '販売中のどの製品でも、条件を満たす所有者がいません。',
  ],
  'A rule that is always beaten': ['Eine Regel, die immer unterliegt', '常にほかの価格が選ばれるルール'],
  'Whoever fulfils it has a better offer by another rule.': [
    'Wer sie erfüllt, hat durch eine andere Regel ein besseres Angebot.',
    '条件を満たす人には、別のルールによるより良い価格があります。',
  ],
} satisfies Words
