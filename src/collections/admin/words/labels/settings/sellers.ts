import type { Words } from '../../language'

/** Payment providers, sellers and taxes, and «Settings» itself. */
export const SELLERS = {
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
      'Wer in welchem Markt verkauft, mit welchen Steuern und welchen gesetzlich vorgeschriebenen Schritten. Was hier leer bleibt, steht auch nicht auf Seiten und Belegen.',
      '市場ごとの販売者、税、法令上の手順です。空欄の項目は、ページと領収書に表示されません。',
    ],
  Market: ['Markt', '市場'],
  'A page takes the market of its language; an order that of the buyer’s country, where that is known.': [
    'Für eine Seite gilt der Markt ihrer Sprache, für eine Bestellung der Markt, in dem der Käufer wohnt, sofern sein Land bekannt ist.',
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
  'Registration number in Japan': ['Registrierungsnummer in Japan', '日本の登録番号（T番号）'],
  'T and 13 digits; without it receipts carry none': [
    'T und 13 Ziffern; bleibt das Feld leer, steht auf Belegen keine',
    'Tと13桁の数字。空欄の場合は領収書に記載されません',
  ],
  'Invoice series': ['Rechnungskreis', '領収書の連番記号'],
  'Capital letters before the number of an invoice; a new series begins at 1': [
    'Großbuchstaben vor der Rechnungsnummer; ein neuer Kreis beginnt bei 1',
    '領収書番号の前に付く大文字。新しい記号では1から始まります',
  ],
  'Prices include tax': ['Preise enthalten Steuer', '税込価格'],
  'Prices say so, and invoices show rate, base and tax': [
    'Neben Preisen steht ein Hinweis darauf; Rechnungen zeigen Satz, Nettobetrag und Steuer',
    '価格に税込と表示し、領収書に税率・税抜額・税額を記載します',
  ],
  'Tax rate': ['Steuersatz', '税率'],
  'Tax rates': ['Steuersätze', '税率'],
  Percent: ['Prozent', 'パーセント'],
  Imprint: ['Impressum', '運営者情報'],
  'The imprint page; in the Japanese shop also the page that its law on mail order asks for': [
    'Die Seite „Impressum“; im japanischen Shop auch die Seite, die das dortige Gesetz zum Versandhandel verlangt',
    '運営者情報のページ。日本向けショップでは「特定商取引法に基づく表記」のページも表示します',
  ],
  'Cancel contracts here': ['Verträge hier kündigen', '契約の解約'],
  'A page for canceling contracts without signing in (Germany)': [
    'Eine Seite zum Kündigen von Verträgen, ohne Anmeldung (Deutschland)',
    'ログインせずに契約を解約できるページを表示します（ドイツ）',
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
    '支払いボタンの前に、6項目をまとめて表示します（日本）',
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
} satisfies Words
