import type { Words } from '../language'

/** What the collections and globals of «Settings» say, as far as those above them do not say it too. */
export const SETTINGS = {
  Settings: ['Einstellungen', '設定'],
  'Through whom a site sells in a currency. It holds for orders that are placed from now on; refunds go through the payment provider that was paid.':
    [
      'Über wen eine Website in einer Währung verkauft. Gilt für neue Bestellungen; Erstattungen laufen über den Anbieter, der die Zahlung erhielt.',
      'サイトが各通貨で利用する決済サービスです。今後の注文に適用され、返金は支払いを受けた決済サービスを通じて行われます。',
    ],
  Seller: ['Verkäufer', '販売者'],
  'Sellers and taxes': ['Verkäufer und Steuern', '販売者と税'],
  'Who sells in which market, with which taxes and statutory steps. A line that is empty here is left out of pages and invoices.':
    [
      'Wer in welchem Markt verkauft, mit welchen Steuern und gesetzlichen Schritten. Eine leere Angabe fehlt auf Seiten und Rechnungen.',
      '市場ごとの販売者、税、法令上の手順です。空欄の項目は、ページと請求書に表示されません。',
    ],
  Market: ['Markt', '市場'],
  'A page takes the market of its language; an order that of the buyer’s country, where that is known.': [
    'Eine Seite nimmt den Markt ihrer Sprache, eine Bestellung den des Käuferlandes, sofern es bekannt ist.',
    'ページには言語の市場、注文には購入者の国の市場（わかる場合）が使われます。',
  ],
  'Germany (pages in German)': ['Deutschland (Seiten auf Deutsch)', 'ドイツ（ドイツ語ページ）'],
  'European Union (pages in English, Spanish, Italian and French)': [
    'Europäische Union (Seiten auf Englisch, Spanisch, Italienisch und Französisch)',
    '欧州連合（英語・スペイン語・イタリア語・フランス語ページ）',
  ],
  Japan: ['Japan', '日本'],
  'Elsewhere (pages in Chinese)': ['Anderswo (Seiten auf Chinesisch)', 'その他（中国語ページ）'],
  'Name of the seller': ['Name des Verkäufers', '販売者名'],
  'With the legal form, as in the register': [
    'Mit der Rechtsform, wie im Register',
    '登記どおり、会社形態を含めて入力',
  ],
  'Represented by': ['Vertreten durch', '代表者'],
  Telephone: ['Telefon', '電話番号'],
  Register: ['Register', '登記'],
  'Such as Amtsgericht München, HRB 12345': [
    'Etwa Amtsgericht München, HRB 12345',
    '例：Amtsgericht München, HRB 12345',
  ],
  'VAT ID': ['USt-IdNr.', 'VAT番号'],
  'Tax number': ['Steuernummer', '納税者番号'],
  'Registration number in Japan': ['Registrierungsnummer in Japan', '適格請求書発行事業者の登録番号'],
  'T and 13 digits; without it receipts carry none': [
    'T und 13 Ziffern; ohne sie steht auf Belegen keine',
    'Tと13桁の数字。空欄の場合は領収書に記載されません',
  ],
  'Series of invoices': ['Rechnungskreis', '請求書の連番記号'],
  'Capital letters before the number of an invoice; a new series begins at 1': [
    'Großbuchstaben vor der Rechnungsnummer; ein neuer Kreis beginnt bei 1',
    '請求書番号の前に付く大文字。新しい記号では1から始まります',
  ],
  'Prices include tax': ['Preise enthalten Steuer', '税込価格'],
  'Prices say so, and invoices show rate, base and tax': [
    'Preise weisen darauf hin; Rechnungen zeigen Satz, Nettobetrag und Steuer',
    '価格に税込と表示し、請求書に税率・税抜額・税額を記載します',
  ],
  'Tax rate': ['Steuersatz', '税率'],
  'Tax rates': ['Steuersätze', '税率'],
  Percent: ['Prozent', 'パーセント'],
  Imprint: ['Impressum', '運営者情報'],
  'The imprint page; in the Japanese shop also the page that its law on mail order asks for': [
    'Die Seite „Impressum“; im japanischen Shop auch die Seite, die das dortige Gesetz zum Versandhandel verlangt',
    '運営者情報のページ。日本向けショップでは「特定商取引法に基づく表記」のページも',
  ],
  'Cancel contracts here': ['Verträge hier kündigen', '契約の解約'],
  'A page for cancelling contracts without signing in (Germany)': [
    'Eine Seite zum Kündigen von Verträgen, ohne Anmeldung (Deutschland)',
    'ログインせずに契約を解約できるページ（ドイツ）',
  ],
  'Withdraw from contracts here': ['Verträge hier widerrufen', '契約の撤回'],
  'A page for withdrawing from contracts (European Union)': [
    'Eine Seite zum Widerrufen von Verträgen (Europäische Union)',
    '契約を撤回できるページ（欧州連合）',
  ],
  'Consent before delivery': ['Zustimmung vor der Lieferung', '提供前の同意'],
  'A box of its own in the last step before paying (European Union)': [
    'Ein eigenes Kästchen im letzten Schritt vor der Zahlung (Europäische Union)',
    '支払い直前の画面に独立したチェックボックスを表示（欧州連合）',
  ],
  'Six items before paying': ['Sechs Angaben vor der Zahlung', '支払い前の6項目'],
  'One block before the button that pays (Japan)': [
    'Ein Block vor der Schaltfläche zum Bezahlen (Japan)',
    '支払いボタンの前にまとめて表示（日本）',
  ],
  'Staff member': ['Teammitglied', 'スタッフ'],
  Role: ['Rolle', '役割'],
  admin: ['Verwaltung', '管理者'],
  marketer: ['Marketing', 'マーケター'],
  writer: ['Redaktion', '編集者'],
  'Client Report': ['Fehlerbericht', 'エラーレポート'],
  'Client Reports': ['Fehlerberichte', 'エラーレポート'],
  Fingerprint: ['Fingerabdruck', '識別値'],
  error: ['Fehler', 'エラー'],
  trace: ['Messung', '計測'],
  Stack: ['Aufrufliste', 'スタック'],
  'Its path, without what stood behind the question mark': [
    'Der Pfad, ohne den Teil nach dem Fragezeichen',
    'パス（?以降を除く）',
  ],
  Browser: ['Browser', 'ブラウザー'],
  Duration: ['Dauer', '所要時間'],
  'Of a trace: the longest of all, in milliseconds': [
    'Bei einer Messung: die längste von allen, in Millisekunden',
    '計測の場合：最長値（ミリ秒）',
  ],
  Count: ['Anzahl', '件数'],
  Last_seen: ['Zuletzt aufgetreten', '最終発生日時'],
  'Pricing Settings': ['Preiseinstellungen', '価格設定'],
  'Exchange rates, what a suite counts as for owners, and which discounts go together.': [
    'Wechselkurse, als was ein Komplettpaket bei Besitzern zählt und welche Rabatte zusammen gelten.',
    '為替レート、所有者の価格でセットを何製品分と数えるか、併用できる割引を設定します。',
  ],
  Currencies: ['Währungen', '通貨'],
  'How much of it one US dollar is worth, such as 0.92': [
    'Wie viel davon ein US-Dollar wert ist, etwa 0.92',
    '1米ドルがこの通貨でいくらにあたるかです（例：0.92）',
  ],
  'Converted prices end with': ['Umgerechnete Preise enden auf', '換算後の価格の末尾'],
  'The last two digits of a converted price, such as 90 or 80': [
    'Die letzten zwei Ziffern eines umgerechneten Preises, etwa 90 oder 80',
    '換算した価格の下2桁です（例：90、80）',
  ],
  'What a suite counts as, where owners pay less the more products they own': [
    'Als was ein Komplettpaket zählt, wo Besitzer mit jedem Produkt weniger zahlen',
    '所有製品が多いほど安くなる価格で、セットを何製品と数えるか',
  ],
  'With 7, whoever owns the suite pays as somebody does who owns 7 products of that line one by one.': [
    'Mit 7 zahlt, wer das Komplettpaket besitzt, so viel wie jemand mit 7 einzelnen Produkten dieser Produktlinie.',
    '7の場合、セットの所有者は、その製品ラインの単品を7つ所有する方と同じ価格になります。',
  ],
  'Products that a video suite counts as': [
    'So viele Produkte zählt ein Komplettpaket Video',
    '動画セットの製品数',
  ],
  'Products that an adult suite counts as': [
    'So viele Produkte zählt ein Komplettpaket Erwachsene',
    'アダルトセットの製品数',
  ],
  'Products that a music suite counts as': [
    'So viele Produkte zählt ein Komplettpaket Musik',
    '音楽セットの製品数',
  ],
  'Where several discounts hold': ['Wenn mehrere Rabatte gelten', '複数の割引が使えるとき'],
  'the lowest price, and amounts off on top': [
    'der niedrigste Preis, davon noch die Abzüge',
    '最も安い価格から、さらに値引き',
  ],
  'only the lowest price': ['nur der niedrigste Preis', '最も安い価格のみ'],
  'Of coupons for 30% off and for $5 off, $50.00 become $30.00 with both, and $35.00 with the better one alone.':
    [
      'Mit Gutscheinen über 30 % und über 5 $ werden aus 50,00 $ mit beiden 30,00 $, mit dem besseren allein 35,00 $.',
      '30%引きと5ドル引きのクーポンがある場合、$50.00は両方で$30.00、有利な方だけなら$35.00になります。',
    ],
  'Subscription Settings': ['Abo-Einstellungen', 'サブスクリプション設定'],
  'How long the shop waits, tries again and tells of a renewal.': [
    'Wie lange der Shop wartet, es erneut versucht und eine Verlängerung ankündigt.',
    '支払いの待ち時間、再試行、更新のお知らせの時期です。',
  ],
  'Hours in which a first payment or a change is paid': [
    'Stunden, in denen eine erste Zahlung oder ein Wechsel zu bezahlen ist',
    '初回支払いや変更の支払期限（時間）',
  ],
  'Days of grace after a renewal failed': [
    'Tage Nachfrist nach einer fehlgeschlagenen Verlängerung',
    '更新失敗後の猶予日数',
  ],
  'Days of the grace on which it is tried again': [
    'Tage der Nachfrist, an denen es erneut versucht wird',
    '猶予期間中に再試行する日',
  ],
  'Retry day': ['Tag des Versuchs', '再試行日'],
  'Retry days': ['Tage der Versuche', '再試行日'],
  Day: ['Tag', '日'],
  'Days after the grace in which a payment brings it back': [
    'Tage nach der Nachfrist, in denen eine Zahlung das Abo wieder aufnimmt',
    '猶予期間後、支払いで再開できる日数',
  ],
  'Days before a yearly charge at which notice is given': [
    'Tage vor einer jährlichen Abbuchung, an denen sie angekündigt wird',
    '年額の請求を事前に知らせる日数',
  ],
  'Minutes for which a previewed price can be agreed to': [
    'Minuten, für die ein angezeigter Preis angenommen werden kann',
    '提示した価格に同意できる時間（分）',
  ],
  'Coupon offered once to somebody who cancels': [
    'Gutschein, der bei einer Kündigung einmal angeboten wird',
    '解約時に一度だけ提示するクーポン',
  ],
  'The code of a coupon with an amount off in the group “Offered to somebody who cancels”, such as CANCEL5. Empty: nothing is offered.':
    [
      'Der Code eines Gutscheins mit Abzug in der Gruppe „Angeboten bei einer Kündigung“, etwa CANCEL5. Leer: Es wird nichts angeboten.',
      'グループ「解約する方に提示」の値引きクーポンのコード（例：CANCEL5）。空欄の場合は提示しません。',
    ],
  'Referral and free trials': ['Empfehlungen und Testversionen', '紹介と無料体験'],
  'The account, the emails and the page of the programme show these numbers by themselves. Texts that promise a free trial are under Product pages and Interface texts: take them out there if you turn it off.':
    [
      'Das Konto, die E-Mails und die Seite des Empfehlungsprogramms zeigen diese Zahlen von selbst. Texte, die eine kostenlose Testversion versprechen, stehen unter „Produktseiten“ und „Oberflächentexte“: Entfernen Sie sie dort, wenn Sie die Testversion abschalten.',
      'アカウント、メール、紹介プログラムのページにはこの数字が自動で表示されます。無料体験をうたう文言は「製品ページ」と「画面の文言」にあります。無料体験を停止するときは、そこから削除してください。',
    ],
  'Free days for whoever recommended': ['Gratistage für Empfehlungen', '紹介した方の無料日数'],
  'What a customer earns when somebody buys through their link. 0 = nothing': [
    'Was Kunden erhalten, wenn jemand über ihren Link kauft. 0 = nichts',
    'リンク経由で購入があったときに、紹介した方が得る日数です。0 = なし',
  ],
  'What the free days are for': ['Wofür die Gratistage gelten', '無料日数の対象'],
  'The product line of what was bought': ['Die Produktlinie des Kaufs', '購入した製品のライン'],
  'Rewards per customer in a year': ['Belohnungen je Kunde im Jahr', 'お客様1人の年間の特典回数'],
  'For so many purchases through their link at most, within 365 days': [
    'Für höchstens so viele Käufe über ihren Link, innerhalb von 365 Tagen',
    'リンク経由の購入について、365日間に特典が付く回数の上限です',
  ],
  'Days of the free trial': ['Tage der Testversion', '無料体験の日数'],
  'Without a purchase, once per product line and customer. 0 = no free trial': [
    'Ohne Kauf, einmal je Produktlinie und Kunde. 0 = keine Testversion',
    '購入は不要です。製品ラインとお客様ごとに1回。0 = 無料体験なし',
  ],
  'The shop’s own invite code': ['Eigener Empfehlungscode des Shops', 'ショップの紹介コード'],
  'Invites as a customer’s code does, and rewards nobody. Ten digits and capital letters, at least one of them an I, L, O or U, which no customer’s code has.':
    [
      'Lädt ein wie ein Kundencode und belohnt niemanden. Zehn Ziffern und Großbuchstaben, darunter mindestens ein I, L, O oder U, die in keinem Kundencode vorkommen.',
      'お客様のコードと同じように招待できますが、特典は誰にも付きません。数字と大文字で10文字とし、お客様のコードには使われないI、L、O、Uのいずれかを含めます。',
    ],
  'Coupon for buyers who were invited': ['Gutschein für eingeladene Käufer', '紹介で購入する方へのクーポン'],
  'Its code. Empty = they get nothing off': [
    'Sein Code. Leer = kein Nachlass',
    'クーポンのコード。空欄 = 割引なし',
  ],
  Housekeeping: ['Löschfristen', 'データの保存期間'],
  'After how many days the shop forgets by itself, once a day. The privacy policy tells customers the same numbers: change it in every language too.':
    [
      'Nach wie vielen Tagen der Shop von selbst löscht, einmal täglich. Die Datenschutzerklärung nennt dieselben Zahlen: Ändern Sie sie dort in jeder Sprache ebenfalls.',
      '何日後に自動で削除するかを決めます（1日1回実行）。プライバシーポリシーにも同じ日数を記載しているため、すべての言語で変更してください。',
    ],
  'Orders that were never paid': ['Nie bezahlte Bestellungen', '支払われなかった注文'],
  '8 to 3650 days; 90 at first': ['8 bis 3650 Tage; anfangs 90', '8〜3650日（初期値90）'],
  'Payments of the sandbox': ['Testzahlungen', 'テスト決済'],
  'What emails say, once they left or were given up': [
    'Inhalt von E-Mails, sobald sie gesendet oder aufgegeben sind',
    '送信済み・中止後のメールの本文',
  ],
  '1 to 365 days; 30 at first': ['1 bis 365 Tage; anfangs 30', '1〜365日（初期値30）'],
  'That an email was sent, and to whom': [
    'Dass eine E-Mail gesendet wurde und an wen',
    'メール送信の記録と宛先',
  ],
  '30 to 3650 days; 730 at first': ['30 bis 3650 Tage; anfangs 730', '30〜3650日（初期値730）'],
  'Accounts whose address was never confirmed': [
    'Konten, deren Adresse nie bestätigt wurde',
    'メールアドレス未確認のアカウント',
  ],
  '2 to 365 days; 30 at first': ['2 bis 365 Tage; anfangs 30', '2〜365日（初期値30）'],
  'Sign-ins and links, after they ended': [
    'Anmeldungen und Links, nachdem sie endeten',
    '終了したログインとリンク',
  ],
  '1 to 365 days; 7 at first': ['1 bis 365 Tage; anfangs 7', '1〜365日（初期値7）'],
  'The list of an account’s sign-ins': ['Die Liste der Anmeldungen eines Kontos', 'アカウントのログイン履歴'],
  '7 to 3650 days; 180 at first': ['7 bis 3650 Tage; anfangs 180', '7〜3650日（初期値180）'],
  'Push registrations that are not heard of': [
    'Push-Anmeldungen ohne Lebenszeichen',
    '応答のないプッシュ通知の登録',
  ],
  '30 to 3650 days; 365 at first': ['30 bis 3650 Tage; anfangs 365', '30〜3650日（初期値365）'],
  'Reports of failures in browsers': ['Berichte über Fehler in Browsern', 'ブラウザーのエラーレポート'],
  '1 to 3650 days; 90 at first': ['1 bis 3650 Tage; anfangs 90', '1〜3650日（初期値90）'],
  'Visits by a referral link, shares, and trials of deleted accounts': [
    'Besuche über Empfehlungslinks, geteilte Links und Testlizenzen gelöschter Konten',
    '紹介リンクの訪問、共有、削除済みアカウントの無料体験',
  ],
  '31 to 3650 days; 365 at first': ['31 bis 3650 Tage; anfangs 365', '31〜3650日（初期値365）'],
  'Computers that were released': ['Freigegebene Computer', '解除されたパソコン'],
  '62 to 3650 days; 365 at first': ['62 bis 3650 Tage; anfangs 365', '62〜3650日（初期値365）'],
  'Closed tickets, with their messages and files': [
    'Geschlossene Tickets mit Nachrichten und Dateien',
    'クローズしたチケット（メッセージとファイルを含む）',
  ],
  '30 to 3650 days; 1095 at first': ['30 bis 3650 Tage; anfangs 1095', '30〜3650日（初期値1095）'],
  'Numbers of deleted accounts; longer than the oldest backup': [
    'Nummern gelöschter Konten; länger als die älteste Sicherung',
    '削除済みアカウントの番号（最も古いバックアップより長く）',
  ],
  '30 to 3650 days; 400 at first': ['30 bis 3650 Tage; anfangs 400', '30〜3650日（初期値400）'],
  'Sign-in of staff': ['Anmeldung der Mitarbeitenden', 'スタッフのログイン'],
  'Who needs a second factor to sign in.': [
    'Wer mehr als ein Passwort nachweisen muss.',
    'パスワードのほかに本人確認が必要な人を定めます。',
  ],
  'A second factor is required for': ['Ein zweiter Faktor ist Pflicht für', '2段階認証を必須にする権限'],
  'Whoever has such a role and no second factor sets one up before anything else, also where they are signed in now. Empty: nobody has to.':
    [
      'Wer eine solche Rolle und keinen zweiten Faktor hat, richtet vor allem anderen einen ein, auch wer gerade angemeldet ist. Leer: Niemand muss.',
      '該当する権限で2段階認証を設定していない人は、ログイン中であっても、まず設定が必要になります。空欄の場合は誰にも求めません。',
    ],
} satisfies Words
