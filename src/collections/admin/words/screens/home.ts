import type { Words } from '../language'

/** The first page, what stands on it of the state of the shop, the links of the menu and the search. */
export const HOME = {
  Today: ['Heute', '今日の状況'],
  'Everything else': ['Alles Übrige', 'その他すべて'],
  'Support desk': ['Support-Platz', 'サポート窓口'],
  Translations: ['Übersetzungen', '翻訳'],
  Reports: ['Berichte', 'レポート'],
  'Price lab': ['Preislabor', '価格ラボ'],
  'Who changed what': ['Wer was geändert hat', '変更履歴'],
  'New sale': ['Neue Aktion', '新規キャンペーン'],
  'New sale: campaign, coupons and texts in one form': [
    'Neue Aktion: Aktion, Gutscheine und Texte in einem Formular',
    '新規キャンペーン：設定・クーポン・文言を1つのフォームで作成',
  ],
  Calendar: ['Kalender', 'カレンダー'],
  Import: ['Import', 'インポート'],
  'Your sign-in': ['Ihre Anmeldung', 'ログイン設定'],
  'Your account': ['Ihr Konto', 'アカウント'],

  // Sales
  Sales: ['Verkäufe', '売上'],
  'The last 30 days, and the 30 before': ['Die letzten 30 Tage und die 30 davor', '直近30日とその前の30日'],
  'By invoices and credit notes, in whole days of UTC, taxes included where prices include them. Renewals count. What a bank took back after a complaint is no refund.':
    [
      'Nach Rechnungen und Gutschriften, in ganzen Tagen (UTC), mit Steuern, wo Preise sie enthalten. Verlängerungen zählen mit. Was eine Bank nach einer Beschwerde zurückholte, ist keine Erstattung.',
      '請求書と返金伝票に基づく、UTCの1日単位の集計です。税込価格の場合は税を含みます。自動更新も含まれます。異議申し立てにより銀行が引き戻した額は返金に含みません。',
    ],
  'Nothing was sold in the last 60 days.': [
    'In den letzten 60 Tagen wurde nichts verkauft.',
    '直近60日間の売上はありません。',
  ],
  'Best products of the last 30 days': [
    'Meistverkaufte Produkte der letzten 30 Tage',
    '直近30日の売れ筋製品',
  ],
  'Where their orders came from': ['Woher die Bestellungen kamen', '注文の流入元'],
  'All sources': ['Alle Quellen', 'すべての流入元'],
  'Sums of each currency': ['Summen je Währung', '通貨ごとの合計'],
  Currency: ['Währung', '通貨'],
  Orders: ['Bestellungen', '注文'],
  Sold: ['Verkauft', '売上'],
  Refunded: ['Erstattet', '返金'],
  'Orders before': ['Bestellungen davor', '前期間の注文'],
  'Sold before': ['Verkauft davor', '前期間の売上'],
  'Refunded before': ['Erstattet davor', '前期間の返金'],
  'Sold per day in {currency}': ['Verkauft je Tag in {currency}', '日別売上（{currency}）'],
  '{caption}, {from} to {until}; the best day brought {amount}': [
    '{caption}, {from} bis {until}; der beste Tag brachte {amount}',
    '{caption}、{from}〜{until}。最高は{amount}',
  ],
  'The figures of each day in {currency}': ['Die Zahlen je Tag in {currency}', '日別の数値（{currency}）'],
  '{caption}; days without sales are left out': [
    '{caption}; Tage ohne Verkäufe fehlen',
    '{caption}（売上のない日は省略）',
  ],
  Day: ['Tag', '日'],
  'Nothing was sold.': ['Es wurde nichts verkauft.', '売上はありません。'],
  'Products by their orders': ['Produkte nach Bestellungen', '注文数順の製品'],
  Product: ['Produkt', '製品'],
  'Sources with the most paid orders': [
    'Quellen mit den meisten bezahlten Bestellungen',
    '支払済み注文の多い流入元',
  ],
  Source: ['Quelle', '流入元'],
  Revenue: ['Umsatz', '売上'],
  'Not told': ['Nicht angegeben', '不明'],
  nothing: ['nichts', 'なし'],

  // Support
  'Customers who wait': ['Kunden, die warten', '対応待ちのお客様'],
  'Tickets without an answer, the oldest first': [
    'Tickets ohne Antwort, die ältesten zuerst',
    '未回答のチケット（古い順）',
  ],
  'Charges that failed and complaints at banks in the last 14 days': [
    'Fehlgeschlagene Abbuchungen und Beschwerden bei Banken in den letzten 14 Tagen',
    '直近14日の支払い失敗と銀行への異議申し立て',
  ],
  'Answer the one that waits longest': [
    'Das am längsten wartende Ticket beantworten',
    '最も長く待っているチケットに回答する',
  ],
  'Look somebody up at the desk': ['Jemanden am Support-Platz suchen', 'サポート窓口でお客様を検索する'],
  'Every ticket is answered.': ['Alle Tickets sind beantwortet.', 'すべてのチケットに回答済みです。'],
  'waits for': ['wartet seit', '待ち時間'],
  '{hours, plural, =0 {less than an hour} one {# hour} other {# hours}}': [
    '{hours, plural, =0 {weniger als einer Stunde} one {# Stunde} other {# Stunden}}',
    '{hours, plural, =0 {1時間未満} other {#時間}}',
  ],
  '{days, plural, one {# day} other {# days}}': [
    '{days, plural, one {# Tag} other {# Tagen}}',
    '{days, plural, other {#日}}',
  ],
  'payment failed': ['Zahlung fehlgeschlagen', '支払い失敗'],
  'complaint at the bank': ['Beschwerde bei der Bank', '銀行への異議申し立て'],
  'There were none.': ['Es gab keine.', 'ありません。'],

  // Texts
  Texts: ['Texte', '文言'],
  Drafts: ['Entwürfe', '下書き'],
  'No draft waits.': ['Kein Entwurf wartet.', '下書きはありません。'],
  Untitled: ['Ohne Titel', '無題'],
  'never published': ['nie veröffentlicht', '未公開'],
  'newer than what is published': ['neuer als das Veröffentlichte', '公開版より新しい'],
  'Comes by itself': ['Erscheint von selbst', '公開予定'],
  'Nothing is scheduled.': ['Nichts ist geplant.', '公開予定はありません。'],
  'Waits for a translation': ['Wartet auf eine Übersetzung', '翻訳待ち'],
  'Everything is there in every language.': [
    'Alles liegt in jeder Sprache vor.',
    'すべての言語の翻訳がそろっています。',
  ],
  '{language}: {count, plural, one {# document} other {# documents}}': [
    '{language}: {count, plural, one {# Dokument} other {# Dokumente}}',
    '{language}：{count, plural, other {#件}}',
  ],
  'Comments to approve': ['Kommentare zur Freigabe', '承認待ちのコメント'],
  'No comment waits.': ['Kein Kommentar wartet.', '承認待ちのコメントはありません。'],
  '{language}: {count, plural, one {# comment} other {# comments}}': [
    '{language}: {count, plural, one {# Kommentar} other {# Kommentare}}',
    '{language}：{count, plural, other {コメント#件}}',
  ],

  // States of the shop
  Payments: ['Zahlungen', '支払い'],
  'Test payments only: the sandbox gives licences without money to whoever asks. Set up a payment provider before you sell.':
    [
      'Nur Testzahlungen: Die Sandbox vergibt Lizenzen ohne Geld an alle, die danach fragen. Richten Sie einen Zahlungsanbieter ein, bevor Sie verkaufen.',
      '現在はテスト決済のみです。サンドボックスでは、誰でも支払いなしでライセンスを取得できます。販売を始める前に決済サービスを設定してください。',
    ],
  'The sandbox sells beside the payment providers that take real money, wherever “Payment providers” names no other. It gives licences without money: take ALLOW_SANDBOX away before you sell.':
    [
      'Die Sandbox verkauft neben den Anbietern, die echtes Geld annehmen, überall dort, wo unter „Zahlungsanbieter“ kein anderer steht. Sie vergibt Lizenzen ohne Geld: Entfernen Sie ALLOW_SANDBOX, bevor Sie verkaufen.',
      '「決済サービス」に指定がない場合、実際の決済と並行してサンドボックスでも販売されます。支払いなしでライセンスが発行されるため、販売を始める前にALLOW_SANDBOXを削除してください。',
    ],
  'No payment of the last 14 days needs a person.': [
    'Keine Zahlung der letzten 14 Tage muss geprüft werden.',
    '直近14日間に、確認が必要な支払いはありません。',
  ],
  '{count, plural, one {One payment of the last 14 days needs a person:} other {# payments of the last 14 days need a person:}}':
    [
      '{count, plural, one {Eine Zahlung der letzten 14 Tage muss jemand prüfen:} other {# Zahlungen der letzten 14 Tage muss jemand prüfen:}}',
      '{count, plural, other {直近14日間に、確認が必要な支払いが#件あります。}}',
    ],
  When: ['Wann', '日時'],
  Order: ['Bestellung', '注文'],
  'What came of it': ['Was daraus wurde', '結果'],
  unknown: ['unbekannt', '不明'],
  Subscriptions: ['Abos', 'サブスクリプション'],
  '{count} with a failed renewal': ['{count} mit fehlgeschlagener Verlängerung', '更新失敗 {count}件'],
  'it is tried again, and access goes on': [
    'sie wird erneut versucht, der Zugang besteht weiter',
    '再試行中で、引き続き利用できます',
  ],
  '{count} unpaid': ['{count} unbezahlt', '未払い {count}件'],
  'the grace is over, and access with it': [
    'die Nachfrist ist vorbei und damit der Zugang',
    '猶予期間が終わり、利用できなくなっています',
  ],
  '{count, plural, one {# failed charge} other {# failed charges}}': [
    '{count, plural, one {# fehlgeschlagene Abbuchung} other {# fehlgeschlagene Abbuchungen}}',
    '{count, plural, other {請求の失敗 #件}}',
  ],
  'in the last 7 days, in {tries, plural, one {# try} other {# tries}}; {unpaid} still unpaid': [
    'in den letzten 7 Tagen, bei {tries, plural, one {# Versuch} other {# Versuchen}}; {unpaid} noch unbezahlt',
    '（直近7日間、{tries, plural, other {試行#回}}、うち未払い{unpaid}件）',
  ],
  '{count, plural, one {# open dispute} other {# open disputes}}': [
    '{count, plural, one {# offene Beschwerde} other {# offene Beschwerden}}',
    '{count, plural, other {対応中の異議申し立て #件}}',
  ],
  'at banks, of any order': ['bei Banken, zu beliebigen Bestellungen', '（銀行、全注文）'],
  'Nothing renews yet.': ['Noch verlängert sich nichts.', '自動更新の契約はまだありません。'],
  'Recurring revenue, a month of it: what is agreed for the periods ahead, without discounts of first periods, taxes included where prices include them. Periods of several months are divided; each currency is rounded once, half up. What was cancelled does not count.':
    [
      'Wiederkehrender Umsatz je Monat: was für kommende Zeiträume vereinbart ist, ohne Rabatte erster Zeiträume, mit Steuern, wo Preise sie enthalten. Zeiträume von mehreren Monaten werden geteilt; jede Währung wird einmal kaufmännisch gerundet. Gekündigtes zählt nicht.',
      '1か月あたりの継続売上です。今後の期間について契約済みの額で、初回割引は含まず、税込価格の場合は税を含みます。複数月の期間は月割りにし、通貨ごとに1回だけ四捨五入します。解約済みの契約は含みません。',
    ],
  Active: ['Aktiv', '有効'],
  'A month of it': ['Je Monat', '月額'],
  'Renewal failed': ['Verlängerung fehlgeschlagen', '更新失敗'],
  'Rule book': ['Regelwerk', 'ルールブック'],
  'Every price, rule, coupon and campaign is in use.': [
    'Alle Preise, Regeln, Gutscheine und Aktionen sind in Gebrauch.',
    'すべての価格、ルール、クーポン、キャンペーンが適用されています。',
  ],
  Where: ['Wo', '場所'],
  Row: ['Zeile', '行'],
  'Why it, or a part of it, is left out': [
    'Warum sie ganz oder teilweise fehlt',
    '全部または一部が除外された理由',
  ],
  'The rule book could not be loaded: nothing can be sold. Look into the log of the server.': [
    'Das Regelwerk konnte nicht geladen werden: Es kann nichts verkauft werden. Sehen Sie im Protokoll des Servers nach.',
    'ルールブックを読み込めないため、販売できません。サーバーのログを確認してください。',
  ],
  'The connection that brings changes is lost; the shop tries again every second and sells by the last rule book.':
    [
      'Die Verbindung, die Änderungen bringt, ist abgebrochen. Der Shop versucht es jede Sekunde erneut und verkauft nach dem letzten Regelwerk.',
      '変更を受け取る接続が切れています。1秒ごとに再接続を試み、最後のルールブックで販売を続けています。',
    ],
  '{count, plural, one {One row is left out of the shop:} other {# rows are left out of the shop:}}': [
    '{count, plural, one {Eine Zeile fehlt im Shop:} other {# Zeilen fehlen im Shop:}}',
    '{count, plural, other {ショップから除外された行が#件あります。}}',
  ],
  'Before going live': ['Vor dem Start', '公開前の確認'],
  'Missing in the settings of the server, which operators change:': [
    'Fehlt in den Einstellungen des Servers, die der Betrieb ändert:',
    'サーバー設定の不足（運用担当者が変更します）：',
  ],
  'The shop leaves out what is empty under “Sellers and taxes”.': [
    'Der Shop lässt weg, was unter „Verkäufer und Steuern“ leer ist.',
    '「販売者と税」で空欄の項目は、ショップに表示されません。',
  ],
  'Missing:': ['Es fehlt:', '不足している項目：'],
  Germany: ['Deutschland', 'ドイツ'],
  'European Union': ['Europäische Union', '欧州連合'],
  Japan: ['Japan', '日本'],
  Elsewhere: ['Anderswo', 'その他'],
  'Emails that could not be sent': ['E-Mails, die nicht gesendet werden konnten', '送信できなかったメール'],
  '{count, plural, one {One email was given up} other {# emails were given up}} in the last 30 days: the mail server refused for good, or took nothing for a day. What is mended can be sent again.':
    [
      '{count, plural, one {Eine E-Mail wurde} other {# E-Mails wurden}} in den letzten 30 Tagen aufgegeben: Der Mailserver lehnte endgültig ab oder nahm einen Tag lang nichts an. Ist die Ursache behoben, lässt sich die E-Mail erneut senden.',
      '直近30日間に{count, plural, other {#通}}のメールの送信を中止しました。メールサーバーに拒否されたか、1日間受け付けられませんでした。原因を解消すれば再送できます。',
    ],
  'Read the reasons in the outbox': ['Die Gründe im Postausgang lesen', '送信トレイで理由を確認する'],

  // Search
  Search: ['Suchen', '検索'],
  'Search the admin': ['Verwaltung durchsuchen', '管理画面を検索'],
  'Code, order number, name, text …': ['Code, Bestellnummer, Name, Text …', 'コード、注文番号、名前、文言…'],
  Close: ['Schließen', '閉じる'],
  Hits: ['Treffer', '検索結果'],
  Screens: ['Ansichten', '画面'],
  List: ['Liste', '一覧'],
  'Two characters are enough.': ['Zwei Zeichen genügen.', '2文字以上入力してください。'],
  'You are signed out. Sign in again to search.': [
    'Sie sind abgemeldet. Melden Sie sich an, um weiter zu suchen.',
    'ログアウトしています。検索するには、もう一度ログインしてください。',
  ],
  'That were many searches in a minute. Wait a little.': [
    'Das waren zu viele Suchen in einer Minute. Bitte warten Sie kurz.',
    '短時間に検索が集中しました。しばらくお待ちください。',
  ],
  'The search did not answer. Try again.': [
    'Die Suche hat nicht geantwortet. Versuchen Sie es erneut.',
    '検索の応答がありませんでした。もう一度お試しください。',
  ],
  'Nothing is known by that.': ['Dazu ist nichts bekannt.', '該当するものはありません。'],
  '{count, plural, one {# hit} other {# hits}}': [
    '{count, plural, other {# Treffer}}',
    '{count, plural, other {#件}}',
  ],
  'No. {number}': ['Nr. {number}', '番号 {number}'],
  '{system}, no. {number}': ['{system}, Nr. {number}', '{system}、番号 {number}'],
  '{text} (built in)': ['{text} (eingebaut)', '{text}（標準）'],
} satisfies Words
