import type { Words } from '../language'

/** Reports: what is shown; their files are in English. */
export const REPORTS = {
  'Tax by country': ['Steuern nach Land', '国別の税額'],
  'Products and licenses': ['Produkte und Lizenzen', '製品とライセンス'],
  'Effect of a campaign': ['Wirkung einer Aktion', 'キャンペーンの効果'],
  Coupons: ['Gutscheine', 'クーポン'],
  'Where orders come from': ['Woher Bestellungen kommen', '注文の流入元'],
  'Only admins may see this report. Choose Reports in the menu for those that you may see.': [
    'Diesen Bericht sieht nur die Verwaltung. Wählen Sie „Berichte“ im Menü für die, die Sie sehen dürfen.',
    'このレポートは管理者だけが閲覧できます。閲覧できるレポートは、メニューの「レポート」から選んでください。',
  ],
  'Only admins and marketers may see what is sold.': [
    'Nur Verwaltung und Marketing sehen, was verkauft wird.',
    '売上を閲覧できるのは、管理者とマーケターだけです。',
  ],
  'There is nothing to show for this period.': [
    'Für diesen Zeitraum gibt es nichts zu zeigen.',
    'この期間のデータはありません。',
  ],
  'Download as CSV': ['Als CSV herunterladen', 'CSVでダウンロード'],
  '{day}, a day of the time zone {zone}': [
    '{day}, ein Tag der Zeitzone {zone}',
    '{day}（タイムゾーン：{zone}）',
  ],
  '{from} to {until}, days of the time zone {zone}': [
    '{from} bis {until}, Tage nach {zone}',
    '{from}〜{until}（タイムゾーン：{zone}）',
  ],
  'Last 7 days': ['Letzte 7 Tage', '直近7日'],
  'This month': ['Dieser Monat', '今月'],
  'Last month': ['Letzter Monat', '先月'],
  'This quarter': ['Dieses Quartal', '今四半期'],
  'This year': ['Dieses Jahr', '今年'],
  Week: ['Woche', '週'],
  Month: ['Monat', '月'],
  Report: ['Bericht', 'レポート'],
  'The days below': ['Die Tage unten', '下の日付'],
  'First day': ['Erster Tag', '最初の日'],
  'Last day': ['Letzter Tag', '最後の日'],
  'This is not a day. Write it like 2026-11-27.': [
    'Das ist kein Tag. Schreiben Sie ihn wie 2026-11-27.',
    '日付として読み取れません。2026-11-27のように入力してください。',
  ],
  'This is before the first day. Choose a later day.': [
    'Das liegt vor dem ersten Tag. Wählen Sie einen späteren Tag.',
    '最初の日より前です。より後の日付を選択してください。',
  ],
  'This is more than ten years after the first day. Choose an earlier day.': [
    'Das liegt mehr als zehn Jahre nach dem ersten Tag. Wählen Sie einen früheren Tag.',
    '最初の日から10年を超えています。より前の日付を選択してください。',
  ],
  'Days of the time zone': ['Tage nach Zeitzone', '日付のタイムゾーン'],
  'All, each separately': ['Alle, jede für sich', 'すべて（通貨ごと）'],
  'Sums per': ['Summen je', '集計単位'],
  'As fits the period': ['Automatisch', '期間に合わせる'],
  Campaign: ['Aktion', 'キャンペーン'],
  'The newest of the period': ['Die neueste des Zeitraums', '期間内の最新'],
  'Show the report': ['Bericht anzeigen', 'レポートを表示'],
  'Table: {title}': ['Tabelle: {title}', '表：{title}'],

  // Heads of tables
  'Week from': ['Woche ab', '週の初日'],
  'Month from': ['Monat ab', '月の初日'],
  Gross: ['Brutto', '総額'],
  Tax: ['Steuer', '税額'],
  Net: ['Netto', '税抜額'],
  Refunds: ['Erstattungen', '返金件数'],
  'Tax in refunds': ['Steuer in Erstattungen', '返金の税額'],
  'Gross less refunds': ['Brutto abzüglich Erstattungen', '総額−返金'],
  Plan: ['Lizenzart', 'プラン'],
  'Licenses issued': ['Ausgestellte Lizenzen', '発行ライセンス数'],
  Code: ['Code', 'コード'],
  'Discount given': ['Gewährter Rabatt', '割引額'],
  Phase: ['Phase', '時期'],
  Days: ['Tage', '日数'],
  'With its coupons': ['Mit ihren Gutscheinen', 'クーポン利用'],
  'Orders per day': ['Bestellungen je Tag', '1日の注文数'],
  'Revenue per day': ['Umsatz je Tag', '1日の売上'],
  Medium: ['Medium', 'メディア'],
  'Orders in all currencies': ['Bestellungen in allen Währungen', '全通貨の注文数'],
  Before: ['Davor', '実施前'],
  During: ['Während', '実施中'],
  After: ['Danach', '実施後'],
  All: ['Alle', 'すべて'],
  'All plans': ['Alle Lizenzarten', '全プラン'],
  'Sold by': ['Verkauft von', '販売元'],
  'Rate in percent': ['Satz in Prozent', '税率（%）'],
  Invoices: ['Rechnungen', '領収書'],
  'Credit notes': ['Gutschriften', '返金伝票'],
  'Net of refunds': ['Netto der Erstattungen', '返金の税抜額'],
  'Tax less refunds': ['Steuer abzüglich Erstattungen', '税額−返金の税額'],
  Begun: ['Begonnen', '開始'],
  Renewals: ['Verlängerungen', '自動更新'],
  'Revenue of renewals': ['Umsatz aus Verlängerungen', '自動更新の売上'],
  'Renewing now': ['Derzeit laufend', '現在自動更新中'],
  'Recurring a month now': ['Wiederkehrend je Monat (jetzt)', '現在の月間継続売上'],
  'This shop': ['Dieser Shop', 'このショップ'],
  Unknown: ['Unbekannt', '不明'],
  'No longer known': ['Nicht mehr bekannt', '現在は不明'],

  // Charts
  '{caption}, {from} to {until}; the most was {amount} on {day}': [
    '{caption}, {from} bis {until}; Höchstwert: {amount} am {day}',
    '{caption}（{from}〜{until}）。最高は{day}の{amount}。',
  ],
  'Gross per day in {currency}': ['Brutto je Tag in {currency}', '1日ごとの総額（{currency}）'],
  'Gross per week in {currency}': ['Brutto je Woche in {currency}', '1週間ごとの総額（{currency}）'],
  'Gross per month in {currency}': ['Brutto je Monat in {currency}', '1か月ごとの総額（{currency}）'],
  'Gross by country in {currency}': ['Brutto nach Land in {currency}', '国別の総額（{currency}）'],
  'Revenue by product and plan in {currency}': [
    'Umsatz nach Produkt und Lizenzart in {currency}',
    '製品・プラン別の売上（{currency}）',
  ],
  'Subscriptions that renew now, in {currency}': [
    'Abos, die sich jetzt verlängern, in {currency}',
    '現在自動更新中のサブスクリプション（{currency}）',
  ],
  '{count}, {amount} a month': ['{count}, {amount} im Monat', '{count}件、月{amount}'],
  'Orders by code': ['Bestellungen nach Code', 'コード別の注文数'],
  'Orders by source, in all currencies': [
    'Bestellungen nach Quelle, in allen Währungen',
    '流入元別の注文数（全通貨）',
  ],
  'Revenue per day in {currency}': ['Umsatz je Tag in {currency}', '1日の売上（{currency}）'],
  '{amount} a day': ['{amount} am Tag', '1日{amount}'],
  'not yet': ['noch nicht', 'まだなし'],
  '“{name}”: its window up to now, and as much time before and after it; what is not over yet counts as far as it is.':
    [
      '„{name}“: ihr Zeitraum bis jetzt und ebenso viel Zeit davor und danach; was noch läuft, zählt bis jetzt.',
      '「{name}」：現在までの実施期間と、その前後の同じ長さの期間です。終わっていない期間は現在までを集計します。',
    ],

  // Notes
  'By invoices and credit notes: renewals and later payments count. What a bank took back after a complaint is no refund.':
    [
      'Nach Rechnungen und Gutschriften: Verlängerungen und spätere Zahlungen zählen mit. Was eine Bank nach einer Beschwerde zurückholte, ist keine Erstattung.',
      '領収書と返金伝票に基づきます。自動更新と後からの支払いも含みます。異議申し立てにより銀行が引き戻した額は返金に含みません。',
    ],
  'Gross is what was paid, with the tax inside. Of sales through Paddle, which declares their tax itself, no tax is taken out.':
    [
      'Brutto ist, was bezahlt wurde, mit Steuer. Bei Verkäufen über Paddle, das die Steuer selbst abführt, wird keine herausgerechnet.',
      '総額は税込の支払額です。Paddle経由の売上は、Paddleが納税するため税額を差し引いていません。',
    ],
  'Orders are invoices, renewals and later payments too; revenue is what they brought less the credit notes of the period, with the tax inside.':
    [
      'Bestellungen sind Rechnungen, auch von Verlängerungen und späteren Zahlungen; Umsatz ist ihr Ertrag abzüglich der Gutschriften des Zeitraums, mit Steuer.',
      '注文は領収書の件数で、自動更新と後からの支払いも含みます。売上は、その額から期間内の返金伝票を差し引いた税込額です。',
    ],
  'Licenses are those issued in the period, whatever became of them since. A bundle is a product of its own here.':
    [
      'Lizenzen sind die im Zeitraum ausgestellten, was auch immer seither daraus wurde. Ein Paket ist hier ein eigenes Produkt.',
      'ライセンスは期間内に発行された数で、その後の状態は問いません。セットは1つの製品として数えます。',
    ],
  'Codes that buyers typed and those that a campaign applied automatically, by the prices that orders were sold on. An order with two codes counts for both; renewals do not count.':
    [
      'Eingegebene und von Aktionen selbst angewandte Codes, nach den Preisen der Bestellungen. Eine Bestellung mit zwei Codes zählt für beide; Verlängerungen zählen nicht.',
      'お客様が入力したコードと、キャンペーンで自動適用されたコードを、販売時の価格に基づいて集計します。コードが2つの注文は両方に数え、自動更新は含みません。',
    ],
  'Revenue is what was paid less what went back, by the day of the payment.': [
    'Umsatz ist, was bezahlt wurde, abzüglich der Erstattungen, nach dem Tag der Zahlung.',
    '売上は支払額から返金額を差し引いた額で、支払日に計上します。',
  ],
  'Paid orders by when they were placed, from the sites and in the languages of the campaign, with its coupons or without; renewals do not count. Revenue is what was paid less what went back.':
    [
      'Bezahlte Bestellungen nach dem Zeitpunkt der Bestellung, von den Websites und in den Sprachen der Aktion, mit ihren Gutscheinen oder ohne; Verlängerungen zählen nicht. Umsatz ist, was bezahlt wurde, abzüglich der Erstattungen.',
      'キャンペーン対象のサイト・言語での支払済み注文を、クーポンの有無にかかわらず注文日時で集計します。自動更新は含みません。売上は支払額から返金額を差し引いた額です。',
    ],
  'This campaign has not begun.': [
    'Diese Aktion hat noch nicht begonnen.',
    'このキャンペーンはまだ始まっていません。',
  ],
  'No campaign that has begun touches this period.': [
    'Keine begonnene Aktion fällt in diesen Zeitraum.',
    'この期間に実施されたキャンペーンはありません。',
  ],
  'By the lines of invoices and credit notes as they were issued, by the country of the sale. A refund counts on the day of its credit note.':
    [
      'Nach den Posten der Rechnungen und Gutschriften, wie sie ausgestellt wurden, und nach dem Land des Verkaufs. Eine Erstattung zählt am Tag ihrer Gutschrift.',
      '発行した領収書と返金伝票の明細に基づき、販売先の国別に集計します。返金は返金伝票の日付で計上します。',
    ],
  'What Paddle sold is Paddle’s to declare. Without a rate: prices held no tax there on that day.': [
    'Was Paddle verkaufte, versteuert Paddle. Ohne Satz: Die Preise enthielten dort an jenem Tag keine Steuer.',
    'Paddleが販売した分はPaddleが申告します。税率なし：その日、その国の価格には税が含まれていませんでした。',
  ],
  'By the product and the plan that each subscription has now. Begun: the first payment came in the period.':
    [
      'Nach dem Produkt und der Lizenzart, die jedes Abo jetzt hat. Begonnen: Die erste Zahlung kam im Zeitraum.',
      '各サブスクリプションの現在の製品とプランで集計します。開始：期間内に初回の支払いがあったものです。',
    ],
  '“Now” is the moment of this report, whatever period it is for: subscriptions that renew, late payers among them, and a month of what they agreed to.':
    [
      '„Jetzt“ ist der Moment dieses Berichts, gleich für welchen Zeitraum: Abos, die sich verlängern, auch mit verspäteter Zahlung, und ein Monat dessen, was vereinbart ist.',
      '「現在」は、対象期間にかかわらずレポート作成時点です。支払いが遅れているものを含む自動更新中のサブスクリプションと、その合意額の1か月分を示します。',
    ],
  'Paid orders by the last visit of each buyer: the site or campaign that a link named. Buyers who did not agree to statistics are among those without a source; renewals do not count.':
    [
      'Bezahlte Bestellungen nach dem letzten Besuch jedes Käufers: die Website oder Aktion, die ein Link nannte. Wer Statistik nicht zustimmte, steht unter den Bestellungen ohne Quelle; Verlängerungen zählen nicht.',
      '支払済みの注文を、購入者の最後の訪問元（リンクが示すサイトやキャンペーン）別に集計します。統計に同意していない購入者は流入元なしに含まれます。自動更新は含みません。',
    ],
  'All five visits of a buyer stand with the order on the support desk.': [
    'Alle fünf Besuche eines Käufers stehen bei der Bestellung am Support-Platz.',
    '購入者の直近5回の訪問は、サポート窓口の注文で確認できます。',
  ],
} satisfies Words
