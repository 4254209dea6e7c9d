import type { Words } from '../language'

/** The support desk: customers, tickets, emails. */
export const SUPPORT = {
  'Only staff who look after customers may see what is theirs.': [
    'Nur wer Kunden betreut, darf deren Daten sehen.',
    'お客様の情報を見られるのは、サポート担当者だけです。',
  ],
  'No ticket waits that is yours or nobody’s.': [
    'Es wartet kein Ticket, das Ihnen oder niemandem gehört.',
    '自分の担当または未担当で、回答待ちのチケットはありません。',
  ],
  'Email (a part is enough), order, licence key or its end, payment provider’s reference, ticket': [
    'E-Mail (ein Teil genügt), Bestellung, Lizenzschlüssel oder dessen Ende, Referenz des Zahlungsanbieters, Ticket',
    'メールアドレス（一部でも可）、注文、ライセンスキーまたは末尾、決済の参照番号、チケット',
  ],
  Find: ['Suchen', '検索'],
  'Nobody is known by that. A part of the email address often helps.': [
    'Dazu ist niemand bekannt. Oft hilft ein Teil der E-Mail-Adresse.',
    '該当するお客様はいません。メールアドレスの一部で検索すると見つかることがあります。',
  ],
  Customer: ['Kunde', 'お客様'],
  'Guest, no account': ['Gast, ohne Konto', 'ゲスト（アカウントなし）'],
  '{count, plural, one {# order} other {# orders}}': [
    '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{count, plural, other {注文#件}}',
  ],
  'There is no such customer any more.': ['Diesen Kunden gibt es nicht mehr.', 'このお客様は存在しません。'],
  'Guest without an account': ['Gast ohne Konto', 'ゲスト（アカウントなし）'],
  '{active} of {licences} licences active · {paid} of {orders} orders paid': [
    '{active} von {licences} Lizenzen aktiv · {paid} von {orders} Bestellungen bezahlt',
    '有効なライセンス {active}/{licences} · 支払済みの注文 {paid}/{orders}',
  ],
  Reason: ['Grund', '理由'],
  'The best offer was {offer}. The buyer then: {category}.': [
    'Das beste Angebot war {offer}. Der Käufer damals: {category}.',
    '最適な特別価格は{offer}でした。購入時のお客様：{category}。',
  ],
  'The offer “{rule}” did not count: {why}.': [
    'Das Angebot „{rule}“ zählte nicht: {why}.',
    '特別価格「{rule}」は適用されませんでした：{why}。',
  ],
  'The campaign “{rule}” did not count: {why}.': [
    'Die Aktion „{rule}“ zählte nicht: {why}.',
    'キャンペーン「{rule}」は適用されませんでした：{why}。',
  ],
  'The coupon “{rule}” did not count: {why}.': [
    'Der Gutschein „{rule}“ zählte nicht: {why}.',
    'クーポン「{rule}」は適用されませんでした：{why}。',
  ],

  // Tickets
  Tickets: ['Tickets', 'チケット'],
  'Nothing was asked yet.': ['Bisher keine Anfragen.', 'お問い合わせはまだありません。'],
  'Answer {number}': ['{number} beantworten', '{number}に回答する'],
  'Tickets that wait for an answer': ['Tickets, die auf Antwort warten', '回答待ちのチケット'],
  'There is no such ticket any more.': ['Dieses Ticket gibt es nicht mehr.', 'このチケットは存在しません。'],
  Messages: ['Nachrichten', 'メッセージ'],
  'What support did': ['Was der Support getan hat', 'サポートの対応履歴'],
  'Nobody did anything here yet.': ['Hier hat noch niemand etwas getan.', 'まだ対応はありません。'],
  State: ['Zustand', '状態'],
  Language: ['Sprache', '言語'],
  Whose: ['Zuständig', '担当者'],
  'Nobody’s yet': ['Noch niemand', '未担当'],
  'Last message': ['Letzte Nachricht', '最新のメッセージ'],
  'Take it': ['Übernehmen', '担当する'],
  'Give it free': ['Abgeben', '担当を外れる'],
  'Give it free from {email}': ['Zuständigkeit von {email} aufheben', '{email}の担当を外す'],
  'Open again': ['Wieder öffnen', '再開'],
  'Next waiting ticket': ['Nächstes wartendes Ticket', '次の回答待ちチケット'],
  Answer: ['Antwort', '回答'],
  'The ticket is closed. An answer opens it again as answered.': [
    'Das Ticket ist geschlossen. Eine Antwort öffnet es wieder als beantwortet.',
    'このチケットはクローズしています。回答すると「回答済み」として再開します。',
  ],
  'Your answer': ['Ihre Antwort', '回答'],
  'Send the answer': ['Antwort senden', '回答を送信'],
  'Save as a draft': ['Als Entwurf speichern', '下書き保存'],
  'Saved replies': ['Gespeicherte Antworten', '定型文'],
  'there are none yet.': ['Es gibt noch keine.', 'まだありません。'],
  'Saved reply, in the customer’s language': [
    'Gespeicherte Antwort, in der Sprache des Kunden',
    '定型文（お客様の言語）',
  ],
  'Choose one': ['Bitte wählen', '選択してください'],
  'Put it into the answer': ['In die Antwort einsetzen', '回答に挿入'],
  'Draft saved.': ['Entwurf gespeichert.', '下書きを保存しました。'],
  'Not saved: your sign-in has ended. Sign in again in another tab, and go on writing here.': [
    'Nicht gespeichert: Ihre Anmeldung ist abgelaufen. Melden Sie sich in einem anderen Tab neu an, und schreiben Sie hier weiter.',
    '保存されていません。ログインの有効期限が切れました。別のタブでログインし直すと、このまま続けて入力できます。',
  ],
  'Not saved. It is tried again with the next letter.': [
    'Nicht gespeichert. Beim nächsten Zeichen wird es erneut versucht.',
    '保存されていません。次の入力時に再試行します。',
  ],
  'Notes for staff': ['Notizen für das Team', 'スタッフ用メモ'],
  'No email and no page of the customer shows them. They are part of what a customer gets who asks for their data, so write as if they read along.':
    [
      'Keine E-Mail und keine Seite zeigt sie dem Kunden. Wer Auskunft über seine Daten verlangt, erhält sie mit; schreiben Sie also so, als läse er mit.',
      'メールやお客様のページには表示されません。ただしデータ開示を求められた場合は提供されるため、お客様が読むものとして書いてください。',
    ],
  Note: ['Notiz', 'メモ'],
  'Write the note': ['Notiz schreiben', 'メモを書く'],

  // Deeds and news
  'Send the keys again': ['Schlüssel erneut senden', 'キーを再送'],
  Refund: ['Erstatten', '返金'],
  Revoke: ['Lizenz sperren', '無効にする'],
  'Give back': ['Sperre aufheben', '元に戻す'],
  'End sign-ins': ['Anmeldungen beenden', 'セッションを終了'],
  'Reset a second factor': ['Zweiten Faktor zurücksetzen', '2段階認証をリセット'],
  'Export a list': ['Liste exportieren', '一覧を書き出す'],
  'Give a new key': ['Neuen Schlüssel ausstellen', '新しいキーを発行'],
  'Show the whole key': ['Ganzen Schlüssel anzeigen', 'キー全体を表示'],
  'Release a computer': ['Computer freigeben', 'パソコンの解除'],
  'Move an order': ['Bestellung übertragen', '注文の移動'],
  'Make a licence longer': ['Lizenz verlängern', 'ライセンスの延長'],
  'Show an email': ['E-Mail anzeigen', 'メールを表示'],
  'Show a whole email': ['E-Mail ungekürzt anzeigen', 'メール全文を表示'],
  'Send an email again': ['E-Mail erneut senden', 'メールを再送'],
  'Charge again': ['Erneut abbuchen', '再請求'],
  'Make a period longer': ['Zeitraum verlängern', '期間の延長'],
  'End now': ['Sofort beenden', '今すぐ終了'],
  'Write a note': ['Notiz schreiben', 'メモを書く'],
  'Take a ticket': ['Ticket übernehmen', 'チケットを担当'],
  'Give a ticket free': ['Ticket abgeben', 'チケットの担当解除'],
  'Close a ticket': ['Ticket schließen', 'チケットをクローズ'],
  'Open a ticket again': ['Ticket wieder öffnen', 'チケットを再開'],
  Edit: ['Bearbeiten', '編集'],
  'Support has done nothing here yet.': [
    'Der Support hat hier noch nichts getan.',
    'サポートの対応はまだありません。',
  ],
  'Please give a reason of 4 to 500 characters. Nothing was done.': [
    'Bitte geben Sie einen Grund mit 4 bis 500 Zeichen an. Es wurde nichts getan.',
    '理由を4〜500文字で入力してください。何も実行されていません。',
  ],
  'That is not there any more. Nothing was done.': [
    'Das gibt es nicht mehr. Es wurde nichts getan.',
    '対象が見つかりません。何も実行されていません。',
  ],
  'Cancellations and withdrawals': ['Kündigungen und Widerrufe', '解約・契約撤回'],
  Cancellation: ['Kündigung', '解約'],
  Withdrawal: ['Widerruf', '契約撤回'],
  'no order found': ['keine Bestellung gefunden', '該当する注文なし'],
  'Show what it says, at the support desk': ['Inhalt am Support-Platz zeigen', 'サポート窓口で内容を表示'],

  // Who
  Who: ['Wer', 'お客様情報'],
  'Customer since': ['Kunde seit', '登録日'],
  'Email confirmed': ['E-Mail bestätigt', 'メール確認'],
  'Not yet': ['Noch nicht', '未完了'],
  'News by email': ['Neuigkeiten per E-Mail', 'お知らせメール'],
  Yes: ['Ja', 'はい'],
  No: ['Nein', 'いいえ'],
  Account: ['Konto', 'アカウント'],
  'None. What is bought without one counts for offers once the address has an account and is confirmed.': [
    'Keines. Ohne Konto Gekauftes zählt für Angebote, sobald es zur Adresse ein bestätigtes Konto gibt.',
    'なし。アカウントなしで購入した製品は、そのアドレスのアカウントが作成・確認されると特別価格の対象になります。',
  ],
  'Open the account’s record': ['Datensatz des Kontos öffnen', 'アカウント情報を開く'],
  'See what their account offers': ['Sehen, was das Konto anbietet', 'アカウントに表示される特別価格を見る'],
  'There are orders under this address that belong to no account, for the address was not confirmed when they were placed:':
    [
      'Unter dieser Adresse gibt es Bestellungen ohne Konto, weil sie beim Kauf nicht bestätigt war:',
      '購入時にアドレスが未確認だったため、どのアカウントにも属さない注文があります：',
    ],
  'see them': ['ansehen', '表示する'],
  Category: ['Kategorie', '区分'],
  'Recommended next': ['Nächste Empfehlung', '次のおすすめ'],
  Nothing: ['Nichts', 'なし'],
  'Offered now': ['Derzeit angeboten', '現在の特別価格'],
  'Nothing: they own all that could be offered.': [
    'Nichts: Alles, was angeboten werden könnte, ist vorhanden.',
    'なし：提供できるものはすべて所有しています。',
  ],
  'Owns video and music as pro': ['Besitzt Video und Musik als Pro', '動画と音楽（Pro）を所有'],
  'Owns the video and the music suite': [
    'Besitzt die Komplettpakete Video und Musik',
    '動画セットと音楽セットを所有',
  ],
  'Owns the video suite as pro': ['Besitzt das Komplettpaket Video als Pro', '動画セット（Pro）を所有'],
  'Owns the video suite': ['Besitzt das Komplettpaket Video', '動画セットを所有'],
  'Owns the adult suite as pro': [
    'Besitzt das Komplettpaket Erwachsene als Pro',
    'アダルトセット（Pro）を所有',
  ],
  'Owns the music suite': ['Besitzt das Komplettpaket Musik', '音楽セットを所有'],
  'Owns something for adults': ['Besitzt etwas für Erwachsene', 'アダルト製品を所有'],
  'Owns a video product': ['Besitzt ein Videoprodukt', '動画製品を所有'],
  'Owns a music product': ['Besitzt ein Musikprodukt', '音楽製品を所有'],
  'Owns the AI tool': ['Besitzt die Video-KI', '動画AIを所有'],
  'Owns nothing that is active': ['Besitzt nichts Aktives', '有効な製品なし'],

  'instead of {amount}': ['statt {amount}', '（通常{amount}）'],

  // Orders
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
  'a licence': ['eine Lizenz', 'ライセンス1件'],
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
  'Came from': ['Kam von', '流入元'],
  'Payment provider’s reference': ['Referenz des Zahlungsanbieters', '決済の参照番号'],
  'No payment provider told of this order yet.': [
    'Noch kein Zahlungsanbieter hat diese Bestellung gemeldet.',
    '決済サービスからの通知はまだありません。',
  ],
  'came to: {outcome}': ['Ergebnis: {outcome}', '結果：{outcome}'],
  'waits to be applied': ['wartet auf Verarbeitung', '処理待ち'],
  'told by {provider}': ['gemeldet von {provider}', '{provider}からの通知'],
  'Refund a part': ['Teilbetrag erstatten', '一部を返金'],
  'A part of the {amount} goes back through the payment provider, with a credit note; licences and subscription stay. All that is left would be a refund of the order.':
    [
      'Ein Teil von {amount} geht über den Zahlungsanbieter zurück, mit Gutschrift; Lizenzen und Abo bleiben. Der ganze Rest wäre eine Erstattung der Bestellung.',
      '{amount}の一部を決済サービスを通じて返金し、返金伝票を発行します。ライセンスとサブスクリプションはそのまま残ります。残額すべてを返す場合は、注文の返金を行ってください。',
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
  '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider, and the licences of this order stop at once.':
    [
      '{isPart, select, yes {Der ganze Rest} other {Der ganze Betrag}} geht über den Zahlungsanbieter zurück, und die Lizenzen dieser Bestellung enden sofort.',
      '{isPart, select, yes {残額} other {全額}}を決済サービスを通じて返金し、この注文のライセンスは直ちに停止します。',
    ],
  '{product} ({number}) was sold at a price that stands on this order. After the refund its owner is told and has {days} days to pay {missing}; otherwise that order is refunded in full and its licence ends.':
    [
      'Der Preis von {product} ({number}) beruht auf dieser Bestellung. Nach der Erstattung wird der Besitzer benachrichtigt und hat {days} Tage, um {missing} zu zahlen; andernfalls wird jene Bestellung ganz erstattet, und ihre Lizenz endet.',
      '{product}（{number}）の価格は、この注文を前提にしています。返金すると所有者に通知され、{days}日以内に{missing}の支払いが必要です。支払いがなければその注文は全額返金され、ライセンスは終了します。',
    ],
  'what this refund gives back': ['den hier erstatteten Betrag', '今回の返金額'],
  'the missing {amount}': ['die fehlenden {amount}', '差額{amount}'],
  '{isPart, select, yes {All that is left} other {All the money}} goes back through the payment provider. What was subscribed to then is a lifetime licence now, which goes on.':
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
  'Only after proof that the order is theirs. Its licences with their computers and its subscription follow, old links to it stop, and both addresses are told by email. Invoices stay as they were issued.':
    [
      'Nur nach einem Nachweis, dass die Bestellung ihnen gehört. Lizenzen mit ihren Computern und das Abo ziehen mit um, alte Links enden, und beide Adressen werden per E-Mail benachrichtigt. Rechnungen bleiben, wie sie ausgestellt wurden.',
      '本人の注文であることを確認してから行ってください。ライセンスと登録済みパソコン、サブスクリプションも移り、以前のリンクは無効になります。両方のアドレスにメールで通知し、請求書は発行時のまま変わりません。',
    ],
  'New email address': ['Neue E-Mail-Adresse', '新しいメールアドレス'],
  'Proof that you saw': ['Vorgelegter Nachweis', '確認した証拠'],
  'What it was, such as the end of the reference': [
    'Was es war, etwa das Ende der Referenz',
    '内容（例：参照番号の末尾）',
  ],
  'How the price came about was not kept.': [
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

  // Subscriptions
  'Charges ({count})': ['Abbuchungen ({count})', '請求（{count}）'],
  'History ({count})': ['Verlauf ({count})', '履歴（{count}）'],
  Period: ['Zeitraum', '期間'],
  'Access until': ['Nutzbar bis', '利用期限'],
  Ended: ['Beendet', '終了'],
  'Next charge': ['Nächste Abbuchung', '次回の請求'],
  Card: ['Karte', 'カード'],
  'The first payment is open.': ['Die erste Zahlung steht aus.', '初回の支払いが完了していません。'],
  'The period that runs is paid, or its charge is under way.': [
    'Der laufende Zeitraum ist bezahlt, oder seine Abbuchung läuft.',
    '現在の期間は支払い済み、または請求の処理中です。',
  ],
  'A renewal failed and is tried again in the days of grace.': [
    'Eine Verlängerung schlug fehl und wird in der Schonfrist erneut versucht.',
    '更新の支払いに失敗し、猶予期間中に再試行しています。',
  ],
  'The days of grace are over; a payment brings it back.': [
    'Die Schonfrist ist vorbei; eine Zahlung bringt das Abo zurück.',
    '猶予期間が終了しました。支払いがあれば再開します。',
  ],
  'Cancelled; it runs to its end and can be resumed.': [
    'Gekündigt; es läuft bis zum Ende und lässt sich fortsetzen.',
    '解約済みです。期間末まで有効で、再開もできます。',
  ],
  'The payment provider paused it: nothing is charged, and the paid rest is kept.': [
    'Der Zahlungsanbieter hat es pausiert: Es wird nichts abgebucht, der bezahlte Rest bleibt erhalten.',
    '決済サービスが一時停止しています。請求は行われず、支払い済みの残り期間は保持されます。',
  ],
  'Over. Who comes back begins another one.': [
    'Beendet. Wer zurückkommt, beginnt ein neues.',
    '終了しました。再開する場合は新しい契約になります。',
  ],
  'Turned into a lifetime licence, which gives access.': [
    'In eine unbegrenzte Lizenz umgewandelt, die den Zugang gibt.',
    '永久ライセンスに切り替わり、利用はそのライセンスで続きます。',
  ],
  'Saved at {provider}': ['Bei {provider} gespeichert', '{provider}に保存済み'],
  'None saved at {provider}': ['Bei {provider} keine gespeichert', '{provider}に保存なし'],
  Balance: ['Guthaben', '残高'],
  'Pending change': ['Anstehender Wechsel', '予定されている変更'],
  'To {plan}': ['Zu {plan}', '{plan}へ'],
  'Tried again': ['Erneut versucht', '再試行'],
  'Given up': ['Aufgegeben', '中止'],
  'First period': ['Erster Zeitraum', '初回'],
  Renewal: ['Verlängerung', '更新'],
  'Change of plan': ['Wechsel der Lizenzart', 'プラン変更'],
  'Option added': ['Zusatz hinzugefügt', 'オプション追加'],
  Lifetime: ['Unbegrenzt', '永久'],
  'Nothing was charged yet.': ['Noch nichts abgebucht.', '請求はまだありません。'],
  'Nothing has happened yet.': ['Noch ist nichts geschehen.', '履歴はまだありません。'],
  'by {days, plural, one {# day} other {# days}}': [
    'um {days, plural, one {# Tag} other {# Tage}}',
    '{days, plural, other {#日}}',
  ],
  'The subscription is {state}: nothing can be done with it here. A charge is refunded at its order.': [
    'Zustand des Abos: {state}. Hier lässt sich nichts damit tun. Eine Abbuchung wird bei ihrer Bestellung erstattet.',
    'サブスクリプションの状態：{state}。ここでは操作できません。請求の返金は該当する注文で行います。',
  ],
  'Days, from 1 to {most}': ['Tage, 1 bis {most}', '日数（1〜{most}）'],
  'Charge the card again': ['Karte erneut belasten', 'カードに再請求'],
  'The saved card is asked at once for the renewal that is unpaid, whatever its calendar says.': [
    'Die gespeicherte Karte wird sofort für die unbezahlte Verlängerung belastet, unabhängig vom Zeitplan.',
    '予定にかかわらず、未払いの更新分を保存済みのカードに直ちに請求します。',
  ],
  'Make the period longer': ['Zeitraum verlängern', '期間を延長'],
  'It ends and renews so many days later, without a charge, and the licences work as long.': [
    'Er endet und verlängert sich um so viele Tage später, ohne Abbuchung; die Lizenzen gelten ebenso lang.',
    '請求なしで、終了と更新を指定した日数だけ延ばします。ライセンスも同じ期間利用できます。',
  ],
  'Licences stop at once and nothing is charged any more; the customer is told by email. No money goes back: refund a charge at its order.':
    [
      'Die Lizenzen enden sofort, und es wird nichts mehr abgebucht; der Kunde erhält eine E-Mail. Es wird nichts erstattet: Eine Abbuchung erstatten Sie bei ihrer Bestellung.',
      'ライセンスは直ちに停止し、以後の請求もなくなります。お客様にはメールで通知します。返金は行われません。返金は該当する注文で行ってください。',
    ],

  // Licences
  Licences: ['Lizenzen', 'ライセンス'],
  'There is no licence.': ['Es gibt keine Lizenz.', 'ライセンスはありません。'],
  Key: ['Schlüssel', 'キー'],
  Issued: ['Ausgestellt', '発行日時'],
  'Valid until': ['Gültig bis', '有効期限'],
  'For life': ['Unbegrenzt', '永久'],
  Computers: ['Computer', 'パソコン'],
  'Not used on any yet': ['Noch auf keinem genutzt', 'まだ使用されていません'],
  'Release {name}': ['{name} freigeben', '{name}を解除'],
  'It is signed off and its place is free at once. This is none of the releases that the customer has each month. No email goes out.':
    [
      'Der Computer wird abgemeldet, sein Platz ist sofort frei. Das zählt nicht zu den monatlichen Freigaben des Kunden. Es geht keine E-Mail hinaus.',
      'パソコンの登録を解除し、直ちに空きができます。お客様の毎月の解除回数には数えません。メールは送信されません。',
    ],
  since: ['seit', '登録'],
  'last seen': ['zuletzt gesehen', '最終確認'],
  released: ['freigegeben', '解除'],
  'released by support': ['vom Support freigegeben', 'サポートが解除'],
  'The old key stops, all its computers are signed off, and an email brings the new key to the customer.': [
    'Der alte Schlüssel gilt nicht mehr, alle Computer werden abgemeldet, und der Kunde erhält den neuen per E-Mail.',
    '以前のキーは無効になり、登録済みのパソコンはすべて解除されます。新しいキーはメールでお客様に届きます。',
  ],
  'The licence opens nothing any more, and what follows from owning it goes too. No money moves.': [
    'Die Lizenz gilt nicht mehr, und was aus ihrem Besitz folgt, entfällt ebenfalls. Es fließt kein Geld.',
    'ライセンスは使えなくなり、所有による特典もなくなります。金銭の移動はありません。',
  ],
  'The licence works again as it did before.': [
    'Die Lizenz gilt wieder wie zuvor.',
    'ライセンスを以前のとおり利用できるようにします。',
  ],
  'The licence is {state}: nothing can be done with it here.': [
    'Zustand der Lizenz: {state}. Hier lässt sich nichts damit tun.',
    'ライセンスの状態：{state}。ここでは操作できません。',
  ],
  'Make it longer': ['Verlängern', '延長'],
  'Its end moves by the days, from now where it is over. The customer sees the new day in the account. No money moves.':
    [
      'Das Ende verschiebt sich um die Tage, nach Ablauf ab heute. Der Kunde sieht den neuen Tag im Konto. Es fließt kein Geld.',
      '終了日を指定した日数だけ延ばします（期限切れの場合は現在から）。新しい期限はお客様のアカウントに表示されます。金銭の移動はありません。',
    ],

  // Emails
  Emails: ['E-Mails', 'メール'],
  'No email was written yet.': ['Noch keine E-Mail geschrieben.', 'メールはまだありません。'],
  written: ['geschrieben', '作成'],
  sent: ['gesendet', '送信'],
  'kept in the outbox, for no mail server is set': [
    'im Postausgang, da kein Mailserver eingerichtet ist',
    'メールサーバー未設定のため送信トレイに保管',
  ],
  'tried {count, plural, one {once} other {# times}}: {error}': [
    '{count, plural, one {einmal} other {#-mal}} versucht: {error}',
    '{count, plural, other {#回}}試行：{error}',
  ],
  To: ['An', '宛先'],
  Kind: ['Art', '種類'],
  Written: ['Geschrieben', '作成日時'],
  Sent: ['Gesendet', '送信日時'],
  'Show the email without links and keys': [
    'E-Mail ohne Links und Schlüssel zeigen',
    'リンクとキーを伏せてメールを表示',
  ],
  'Show the whole email': ['E-Mail ungekürzt zeigen', 'メール全文を表示'],
  'Send it again': ['Erneut senden', '再送'],
  'It goes to {email} as it was written, and is tried for a day. Links in it that have a time, such as one to a new password, may be over.':
    [
      'Sie geht unverändert an {email}, und der Versand wird einen Tag lang versucht. Befristete Links darin, etwa für ein neues Passwort, können abgelaufen sein.',
      '元の内容のまま{email}に送信し、1日間試行します。パスワード再設定など期限付きのリンクは、すでに無効な場合があります。',
    ],
  'There is no such email any more.': ['Diese E-Mail gibt es nicht mehr.', 'このメールは存在しません。'],
  'What staff did with it': ['Was das Team damit getan hat', 'スタッフの操作履歴'],
  'Nobody has yet.': ['Noch nichts.', 'まだ操作はありません。'],
} satisfies Words
