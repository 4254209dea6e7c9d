import type { Words } from '../../language'

/** Orders. */
export const ORDERS = {
  'Nothing was ordered yet.': ['Noch nichts bestellt.', '注文はまだありません。'],
  'of which {amount} went back': ['davon {amount} erstattet', 'うち{amount}を返金'],
  'and {amount} of difference': ['und {amount} Differenz', '＋差額{amount}'],
  'Why this price': ['Warum dieser Preis', '価格の根拠'],
  'What the same costs them today, in the price lab': [
    'Was dasselbe heute kostet, im Preislabor',
    '現在の価格を価格ラボで見る',
  ],
  'Payment events ({count})': ['Zahlungsereignisse ({count})', '決済イベント（{count}）'],
  'Close the ticket': ['Ticket schließen', 'クローズする'],
  'an order': ['eine Bestellung', '注文1件'],
  'a license': ['eine Lizenz', 'ライセンス1件'],
  'unknown country': ['Land unbekannt', '国不明'],
  Content: ['Inhalt', '内容'],
  Ordered: ['Bestellt', '注文日時'],
  Paid: ['Bezahlt', '支払日時'],
  'Payment provider': ['Zahlungsanbieter', '決済サービス'],
  'Charge of': ['Abbuchung für', '請求の対象'],
  'a subscription': ['ein Abo', 'サブスクリプション'],
  Dispute: ['Beschwerde bei der Bank', '異議申し立て'],
  'Coupon entered': ['Eingegebener Gutschein', '入力されたクーポン'],
  'For developers: as it is stored': [
    'Für die Entwicklung: wie gespeichert',
    '開発者向け：保存されているデータ',
  ],
  'At most {count} are shown, by address. Type more of it to see others.': [
    'Höchstens {count} werden gezeigt, nach Adresse. Geben Sie mehr davon ein, um andere zu sehen.',
    'アドレス順に{count}件まで表示します。ほかの方は、さらに入力すると表示されます。',
  ],
  None: ['Keiner', 'なし'],
  'No change': ['Keiner', 'なし'],
  'No charge': ['Keine', 'なし'],
  'Bought on': ['Gekauft auf', '購入元'],
  'Came from': ['Herkunft', '流入元'],
  'Payment provider’s reference': ['Referenz des Zahlungsanbieters', '決済の参照番号'],
  'No payment provider has reported this order yet.': [
    'Noch kein Zahlungsanbieter hat diese Bestellung gemeldet.',
    '決済サービスからの通知はまだありません。',
  ],
  'result: {outcome}': ['Ergebnis: {outcome}', '結果：{outcome}'],
  'waiting to be applied': ['wartet auf Verarbeitung', '処理待ち'],
  'source: {provider}': ['Quelle: {provider}', '通知元：{provider}'],
  'Refund a part': ['Teilbetrag erstatten', '一部を返金'],
  'A part of the {amount} goes back through the payment provider, with a credit note; licenses and subscription stay. The buyer is told by email. To give back all that is left, refund the order.':
    [
      'Ein Teil von {amount} geht über den Zahlungsanbieter zurück, mit Gutschrift; Lizenzen und Abo bleiben. Wer gekauft hat, erfährt es per E-Mail. Um den ganzen Rest zurückzugeben, erstatten Sie die Bestellung.',
      '{amount}の一部を決済サービスを通じて返金し、返金伝票を発行します。ライセンスとサブスクリプションはそのまま残ります。購入者にはメールで知らせます。残額すべてを返す場合は、注文の返金を行ってください。',
    ],
  'The buyer is told by email.': [
    'Wer gekauft hat, erfährt es per E-Mail.',
    '購入者にはメールで知らせます。',
  ],
  'Amount in {currency}': ['Betrag in {currency}', '金額（{currency}）'],
  'The order is {state}: its email cannot be sent and it cannot be refunded.': [
    'Zustand der Bestellung: {state}. Ihre E-Mail kann nicht gesendet und sie kann nicht erstattet werden.',
    '注文の状態：{state}。メールの送信も返金もできません。',
  ],
  'An email with the keys of this order goes to {email}.': [
    'Eine E-Mail mit den Schlüsseln dieser Bestellung geht an {email}.',
    'この注文のキーを{email}にメールで送ります。',
  ],
  '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider, and the licenses of this order stop at once.':
    [
      '{isPart, select, yes {Der ganze Rest} other {Der ganze Betrag}} geht über den Zahlungsanbieter zurück, und die Lizenzen dieser Bestellung enden sofort.',
      '{isPart, select, yes {残額} other {全額}}を決済サービスを通じて返金し、この注文のライセンスは直ちに停止します。',
    ],
  '{product} ({number}) was sold at a price that stands on this order. After the refund its owner is told and has {days} days to pay {missing}; otherwise that order is refunded in full and its license ends.':
    [
      'Der Preis von {product} ({number}) beruht auf dieser Bestellung. Nach der Erstattung wird der Besitzer benachrichtigt und hat {days} Tage, um {missing} zu zahlen; andernfalls wird jene Bestellung ganz erstattet, und ihre Lizenz endet.',
      '{product}（{number}）の価格は、この注文を前提にしています。返金すると所有者に通知され、{days}日以内に{missing}の支払いが必要です。支払いがなければその注文は全額返金され、ライセンスは終了します。',
    ],
  'what this refund gives back': ['den hier erstatteten Betrag', '今回の返金額'],
  'the missing {amount}': ['die fehlenden {amount}', '差額{amount}'],
  '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider. What was subscribed to then is a lifetime license now, which goes on.':
    [
      '{isPart, select, yes {Der ganze Rest} other {Der ganze Betrag}} geht über den Zahlungsanbieter zurück. Das damalige Abo ist heute eine unbegrenzte Lizenz, die weiterläuft.',
      '{isPart, select, yes {残額} other {全額}}を決済サービスを通じて返金します。当時のサブスクリプションは現在永久ライセンスになっており、引き続き有効です。',
    ],
  'The subscription that it is a charge of ends.': [
    'Das Abo, zu dem die Abbuchung gehört, endet.',
    'この請求のサブスクリプションも終了します。',
  ],
  'Refund {amount}': ['{amount} erstatten', '{amount}を返金'],
  'Refund {amount} and the paid difference of {difference}': [
    '{amount} und die bezahlte Differenz von {difference} erstatten',
    '{amount}と支払済みの差額{difference}を返金',
  ],
  'Move to another address': ['An eine andere Adresse übertragen', '別のアドレスへ移動'],
  'Only after proof that the order is theirs. Its licenses with their computers and its subscription follow, old links to it stop, and both addresses are told by email. Invoices stay as they were issued.':
    [
      'Nur nach einem Nachweis, dass die Bestellung dieser Person gehört. Lizenzen mit ihren Computern und das Abo ziehen mit um, alte Links enden, und beide Adressen werden per E-Mail benachrichtigt. Belege bleiben, wie sie ausgestellt wurden.',
      '本人の注文であることを確認してから行ってください。ライセンスと登録済みパソコン、サブスクリプションも移り、以前のリンクは無効になります。両方のアドレスにメールで通知し、領収書は発行時のまま変わりません。',
    ],
  'New email address': ['Neue E-Mail-Adresse', '新しいメールアドレス'],
  'Proof that you saw': ['Vorgelegter Nachweis', '確認した証拠'],
  'What it was, such as the end of the reference': [
    'Was es war, etwa das Ende der Referenz',
    '内容（例：参照番号の末尾）',
  ],
  'How the price was calculated was not recorded.': [
    'Wie der Preis entstand, wurde nicht festgehalten.',
    '価格の根拠は保存されていません。',
  ],
  'Paid price': ['Bezahlter Preis', '支払価格'],
  'Offer “{name}”': ['Angebot „{name}“', '特別価格「{name}」'],
  'Campaign “{name}”': ['Aktion „{name}“', 'キャンペーン「{name}」'],
  'Coupon “{name}”': ['Gutschein „{name}“', 'クーポン「{name}」'],
  'What did not count ({count})': ['Was nicht zählte ({count})', '適用されなかったもの（{count}）'],
  'Expired on {day}': ['Abgelaufen am {day}', '{day}に期限切れ'],
  'Of this: {product}': ['Davon: {product}', 'うち：{product}'],
} satisfies Words
