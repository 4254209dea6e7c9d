import type { Words } from '../../language'

/** A situation. */
export const SITUATION = {
  'Date and time': ['Datum und Uhrzeit', '日時'],
  Site: ['Website', 'サイト'],
  Country: ['Land', '国'],
  System: ['System', 'OS'],
  'Paid through': ['Bezahlt über', '決済方法'],
  Buyer: ['Käufer', '購入者'],
  'Email of the customer': ['E-Mail des Kunden', 'お客様のメールアドレス'],
  'Coupon code': ['Gutscheincode', 'クーポンコード'],
  'Empty = now': ['Leer = jetzt', '空欄 = 現在'],
  'A name or two letters. Empty = unknown': [
    'Ein Name oder zwei Buchstaben. Leer = unbekannt',
    '国名または2文字のコード。空欄 = 不明',
  ],
  'As a customer would type it': ['Wie ein Kunde ihn eingeben würde', 'お客様が入力するとおりに'],
  'The shop’s choice': ['Wahl des Shops', 'ショップが選択'],
  'A customer, by email': ['Ein Kunde, nach E-Mail', 'お客様（メールアドレスで指定）'],
  'With “A customer, by email”': ['Bei „Ein Kunde, nach E-Mail“', '「お客様（メールアドレスで指定）」の場合'],
  'New, owns nothing': ['Neu, besitzt nichts', '新規（所有なし）'],
  'Owns 1 video single': ['Besitzt 1 Video-Einzelprodukt', '動画の単品を1つ所有'],
  'Owns 3 video singles': ['Besitzt 3 Video-Einzelprodukte', '動画の単品を3つ所有'],
  'Owns 10 video singles': ['Besitzt 10 Video-Einzelprodukte', '動画の単品を10個所有'],
  'Owns 1 music single': ['Besitzt 1 Musik-Einzelprodukt', '音楽の単品を1つ所有'],
  'Owns 3 music singles': ['Besitzt 3 Musik-Einzelprodukte', '音楽の単品を3つ所有'],
  'Owns 2 video singles and 1 music single': [
    'Besitzt 2 Video-Einzelprodukte und 1 Musik-Einzelprodukt',
    '動画の単品を2つ、音楽の単品を1つ所有',
  ],
  'Owns 3 video singles for the other system': [
    'Besitzt 3 Video-Einzelprodukte für das andere System',
    '別のOS用の動画の単品を3つ所有',
  ],
  'Owns Video AI': ['Besitzt Video-KI', '動画AIを所有'],
  'Had a video single for a month, which is over': [
    'Hatte ein Video-Einzelprodukt für einen Monat, der vorbei ist',
    '動画の単品の1か月ライセンスが期限切れ',
  ],
  'Owns the video suite for 3 computers': [
    'Besitzt das Komplettpaket Video für 3 Computer',
    '動画セット（3台）を所有',
  ],
  'Owns the adult suite': ['Besitzt das Komplettpaket Erwachsene', 'アダルトセットを所有'],
  'Owns the video and music suite': ['Besitzt das Komplettpaket Video und Musik', '動画・音楽セットを所有'],
  'Owns the video and music suite for 3 computers': [
    'Besitzt das Komplettpaket Video und Musik für 3 Computer',
    '動画・音楽セット（3台）を所有',
  ],
  'Subscribes to the video suite monthly, 1 month paid': [
    'Abo des Komplettpakets Video, monatlich, 1 Monat bezahlt',
    '動画セットを月払いで契約（支払い1か月）',
  ],
  'Subscribes to the video suite monthly, 2 months paid': [
    'Abo des Komplettpakets Video, monatlich, 2 Monate bezahlt',
    '動画セットを月払いで契約（支払い2か月）',
  ],
  'Subscribes to the video suite monthly, 3 months paid': [
    'Abo des Komplettpakets Video, monatlich, 3 Monate bezahlt',
    '動画セットを月払いで契約（支払い3か月）',
  ],
  'Subscribes to the video suite yearly, 1 year paid': [
    'Abo des Komplettpakets Video, jährlich, 1 Jahr bezahlt',
    '動画セットを年払いで契約（支払い1年）',
  ],
  'Subscribes to the video suite yearly, 2 years paid': [
    'Abo des Komplettpakets Video, jährlich, 2 Jahre bezahlt',
    '動画セットを年払いで契約（支払い2年）',
  ],
  'Subscribes to the music suite monthly, 2 months paid': [
    'Abo des Komplettpakets Musik, monatlich, 2 Monate bezahlt',
    '音楽セットを月払いで契約（支払い2か月）',
  ],
  'Subscribes to the video and music suite monthly, 2 months paid': [
    'Abo des Komplettpakets Video und Musik, monatlich, 2 Monate bezahlt',
    '動画・音楽セットを月払いで契約（支払い2か月）',
  ],
} satisfies Words
