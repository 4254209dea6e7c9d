import type { Words } from '../../language'

/** Who it is. */
export const WHO = {
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
  'See what their account offers': [
    'Ansehen, was das Konto anbietet',
    'アカウントに表示される特別価格を見る',
  ],
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
    'なし（対象の製品をすべて所有しています）',
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
} satisfies Words
