import type { Words } from '../language'

/** What a shop lacks before it goes live. */
export const BEFORE_LIVE = {
  Addresses: ['Adressen', 'アドレス'],
  Downloads: ['Downloads', 'ダウンロード'],
  'a payment provider that takes real money: no keys of Stripe or Paddle are set': [
    'ein Zahlungsanbieter, der echtes Geld annimmt: Es sind keine Schlüssel von Stripe oder Paddle hinterlegt',
    '実際の代金を受け取る決済サービス（StripeまたはPaddleのキーが未設定です）',
  ],
  'the live key of Stripe: STRIPE_SECRET_KEY is one of its trial': [
    'der echte Schlüssel von Stripe: STRIPE_SECRET_KEY ist einer zum Testen',
    'Stripeの本番キー（STRIPE_SECRET_KEYがテスト用です）',
  ],
  'the live address of Paddle: PADDLE_API_URL is that of its trial': [
    'die echte Adresse von Paddle: PADDLE_API_URL ist die zum Testen',
    'Paddleの本番アドレス（PADDLE_API_URLがテスト用です）',
  ],
  'the sandbox still sells, which takes no money': [
    'die Sandbox verkauft noch und nimmt kein Geld an',
    'サンドボックスがまだ有効で、代金を受け取りません',
  ],
  'a mail server (SMTP_URL): emails stay in the outbox': [
    'ein Mailserver (SMTP_URL): E-Mails bleiben im Postausgang',
    'メールサーバー（SMTP_URL）。設定するまでメールは送信待ちのままです',
  ],
  'the address that emails come from (MAIL_FROM)': [
    'die Absenderadresse der E-Mails (MAIL_FROM)',
    'メールの差出人アドレス（MAIL_FROM）',
  ],
  'the address of the support desk (SUPPORT_EMAIL)': [
    'die Adresse des Supports (SUPPORT_EMAIL)',
    'サポート窓口のアドレス（SUPPORT_EMAIL）',
  ],
  'hosts of its own (HOST_COM and the others)': [
    'eigene Hostnamen (HOST_COM und die anderen)',
    '独自のホスト名（HOST_COMなど）',
  ],
  'https (SHOP_PROTOCOL)': ['https (SHOP_PROTOCOL)', 'https（SHOP_PROTOCOL）'],
  'name of the seller': ['Name des Verkäufers', '販売者の名称'],
  address: ['Anschrift', '住所'],
  email: ['E-Mail-Adresse', 'メールアドレス'],
  telephone: ['Telefonnummer', '電話番号'],
  'represented by': ['Vertretungsberechtigte', '代表者'],
  'VAT id or tax number': ['USt-IdNr. oder Steuernummer', 'VAT番号または税番号'],
  'registration number (T and 13 digits)': [
    'Registrierungsnummer (T und 13 Ziffern)',
    '登録番号（Tと13桁の数字）',
  ],
  'whether prices include tax, with the rates looked through': [
    'ob Preise Steuern enthalten, mit geprüften Sätzen',
    '価格に税が含まれるかどうか（税率の確認を含む）',
  ],
  'tax rates': ['Steuersätze', '税率'],
  'imprint is switched off': ['das Impressum ist ausgeschaltet', '事業者情報の表示がオフになっています'],
  'canceling without signing in is switched off': [
    'das Kündigen ohne Anmeldung ist ausgeschaltet',
    'ログインなしの解約がオフになっています',
  ],
  'withdrawal is switched off': ['der Widerruf ist ausgeschaltet', '契約撤回の受け付けがオフになっています'],
  'consent before delivery is switched off': [
    'die Zustimmung vor der Lieferung ist ausgeschaltet',
    '提供開始前の同意がオフになっています',
  ],
  'the six items before paying are switched off': [
    'die sechs Angaben vor dem Bezahlen sind ausgeschaltet',
    '支払い前の6項目の表示がオフになっています',
  ],
  'its row in Sellers and taxes': ['die Zeile unter „Verkäufer und Steuern“', '「販売者と税」の行'],
} satisfies Words
