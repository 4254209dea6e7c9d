import type { Words } from '../../language'

/** What recommending earns. */
export const REFERRAL = {
  'Referral and free trials': ['Empfehlungen und Testversionen', '紹介と無料体験'],
  'The account, the emails and the page of the program show these numbers automatically. Texts that promise a free trial are under Product pages and Interface texts: remove them there if you turn it off.':
    [
      'Das Konto, die E-Mails und die Seite des Empfehlungsprogramms zeigen diese Zahlen automatisch. Texte, die eine kostenlose Testversion versprechen, stehen unter „Produktseiten“ und „Oberflächentexte“: Entfernen Sie sie dort, wenn Sie die Testversion abschalten.',
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
  'For at most this many purchases through their link, within 365 days': [
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
      'Wirkt wie der Code eines Kunden, belohnt aber niemanden. Zehn Ziffern und Großbuchstaben, darunter mindestens ein I, L, O oder U, die in keinem Kundencode vorkommen.',
      'お客様のコードと同じように招待できますが、特典は誰にも付きません。数字と大文字で10文字とし、お客様のコードには使われないI、L、O、Uのいずれかを含めます。',
    ],
  'Coupon for buyers who were invited': ['Gutschein für eingeladene Käufer', '紹介で購入する方へのクーポン'],
  'Its code. Empty = they get nothing off': [
    'Der Code des Gutscheins. Leer = kein Nachlass',
    'クーポンのコード。空欄 = 割引なし',
  ],
} satisfies Words
