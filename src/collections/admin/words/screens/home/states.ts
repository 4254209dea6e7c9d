import type { Words } from '../../language'

/** How the shop is. */
export const STATES = {
  Payments: ['Zahlungen', '支払い'],
  'Test payments only: the sandbox gives licenses without money to whoever asks. Set up a payment provider before you sell.':
    [
      'Nur Testzahlungen: Die Sandbox vergibt Lizenzen ohne Geld an alle, die danach fragen. Richten Sie einen Zahlungsanbieter ein, bevor Sie verkaufen.',
      '現在はテスト決済のみです。サンドボックスでは、誰でも支払いなしでライセンスを取得できます。販売を始める前に決済サービスを設定してください。',
    ],
  'The sandbox sells beside the payment providers that take real money, wherever “Payment providers” names no other. It gives licenses without money: take ALLOW_SANDBOX away before you sell.':
    [
      'Die Sandbox verkauft neben den Anbietern, die echtes Geld annehmen, überall dort, wo unter „Zahlungsanbieter“ kein anderer steht. Sie vergibt Lizenzen ohne Geld: Entfernen Sie ALLOW_SANDBOX, bevor Sie verkaufen.',
      '「決済サービス」に指定がない場合、実際の決済と並行してサンドボックスでも販売されます。支払いなしでライセンスが発行されるため、販売を始める前にALLOW_SANDBOXを削除してください。',
    ],
  'No payment of the last 14 days needs attention.': [
    'Keine Zahlung der letzten 14 Tage muss geprüft werden.',
    '直近14日間に、確認が必要な支払いはありません。',
  ],
  '{count, plural, one {One payment of the last 14 days needs attention:} other {# payments of the last 14 days need attention:}}':
    [
      '{count, plural, one {Eine Zahlung der letzten 14 Tage muss jemand prüfen:} other {# Zahlungen der letzten 14 Tage muss jemand prüfen:}}',
      '{count, plural, other {直近14日間に、確認が必要な支払いが#件あります。}}',
    ],
  When: ['Wann', '日時'],
  Order: ['Bestellung', '注文'],
  Outcome: ['Was daraus wurde', '結果'],
  unknown: ['unbekannt', '不明'],
  Subscriptions: ['Abos', 'サブスクリプション'],
  '{count} with a failed renewal': ['{count} mit fehlgeschlagener Verlängerung', '更新失敗 {count}件'],
  'it is tried again, and access continues': [
    'sie wird erneut versucht, der Zugang besteht weiter',
    '再試行中で、引き続き利用できます',
  ],
  '{count} unpaid': ['{count} unbezahlt', '未払い {count}件'],
  'the grace period is over, and so is access': [
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
  'Nothing renews yet.': ['Noch gibt es kein Abo, das sich verlängert.', '自動更新の契約はまだありません。'],
  'Recurring revenue per month: what is agreed for the periods ahead, without discounts of first periods, taxes included where prices include them. Periods of several months are divided; each currency is rounded once, half up. What was canceled does not count.':
    [
      'Wiederkehrender Umsatz je Monat: was für kommende Zeiträume vereinbart ist, ohne Rabatte erster Zeiträume, mit Steuern, wo Preise sie enthalten. Zeiträume von mehreren Monaten werden geteilt; jede Währung wird einmal kaufmännisch gerundet. Gekündigtes zählt nicht.',
      '1か月あたりの継続売上です。今後の期間について契約済みの額で、初回割引は含まず、税込価格の場合は税を含みます。複数月の期間は月割りにし、通貨ごとに1回だけ四捨五入します。解約済みの契約は含みません。',
    ],
  Active: ['Aktiv', '有効'],
  'Per month': ['Je Monat', '月額'],
  'Renewal failed': ['Verlängerung fehlgeschlagen', '更新失敗'],
  'Rule book': ['Regelwerk', '価格の計算ルール'],
  'Every price, rule, coupon and campaign is in use.': [
    'Alle Preise, Regeln, Gutscheine und Aktionen sind in Gebrauch.',
    'すべての価格、ルール、クーポン、キャンペーンを使用しています。',
  ],
  Where: ['Wo', '場所'],
  Row: ['Zeile', '行'],
  'Why it, or a part of it, is left out': [
    'Warum die Zeile ganz oder teilweise fehlt',
    '全部または一部が除外された理由',
  ],
  'The rule book could not be loaded: nothing can be sold. Check the server’s log.': [
    'Das Regelwerk konnte nicht geladen werden: Es kann nichts verkauft werden. Sehen Sie im Protokoll des Servers nach.',
    '価格の計算ルールを読み込めないため、販売できません。サーバーのログを確認してください。',
  ],
  'The connection that brings changes is lost; the shop tries again every second and sells by the last rule book.':
    [
      'Die Verbindung, die Änderungen bringt, ist abgebrochen. Der Shop versucht es jede Sekunde erneut und verkauft nach dem letzten Regelwerk.',
      '変更を受け取る接続が切れています。1秒ごとに再接続を試み、最後に読み込んだルールで販売を続けています。',
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
  '{count, plural, one {One email could not be sent} other {# emails could not be sent}} in the last 30 days: the mail server refused for good, or accepted nothing for a day. Once the cause is fixed, they can be sent again.':
    [
      '{count, plural, one {Eine E-Mail wurde} other {# E-Mails wurden}} in den letzten 30 Tagen aufgegeben: Der Mailserver lehnte endgültig ab oder nahm einen Tag lang nichts an. Ist die Ursache behoben, lässt sich die E-Mail erneut senden.',
      '直近30日間に{count, plural, other {#通}}のメールの送信を中止しました。メールサーバーに拒否されたか、1日間受け付けられませんでした。原因を解消すれば再送できます。',
    ],
  'Read the reasons in the outbox': ['Die Gründe im Postausgang lesen', '送信トレイで理由を確認する'],
} satisfies Words
