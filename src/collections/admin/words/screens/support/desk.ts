import type { Words } from '../../language'

/** The desk itself. */
export const DESK = {
  'Only staff who look after customers may see what is theirs.': [
    'Nur wer Kunden betreut, darf deren Daten sehen.',
    'お客様の情報を閲覧できるのは、サポート担当者だけです。',
  ],
  'No ticket that is yours or unassigned is waiting.': [
    'Es wartet kein Ticket, für das Sie oder noch niemand zuständig ist.',
    '自分の担当または未担当で、回答待ちのチケットはありません。',
  ],
  'Email (a part is enough), order, license key or its end, payment provider’s reference, ticket': [
    'E-Mail (ein Teil genügt), Bestellung, Lizenzschlüssel oder dessen Ende, Referenz des Zahlungsanbieters, Ticket',
    'メールアドレス（一部でも可）、注文、ライセンスキーまたは末尾、決済の参照番号、チケット',
  ],
  Find: ['Suchen', '検索'],
  'Nobody was found. A part of the email address often helps.': [
    'Dazu wurde niemand gefunden. Oft hilft ein Teil der E-Mail-Adresse.',
    '該当するお客様はいません。メールアドレスの一部で検索すると見つかることがあります。',
  ],
  Customer: ['Kunde', 'お客様'],
  'Guest, no account': ['Gast, ohne Konto', 'ゲスト（アカウントなし）'],
  '{count, plural, one {# order} other {# orders}}': [
    '{count, plural, one {# Bestellung} other {# Bestellungen}}',
    '{count, plural, other {注文#件}}',
  ],
  'There is no such customer anymore.': ['Diesen Kunden gibt es nicht mehr.', 'このお客様は存在しません。'],
  'Guest without an account': ['Gast ohne Konto', 'ゲスト（アカウントなし）'],
  '{active} of {licences} licenses active · {paid} of {orders} orders paid': [
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
} satisfies Words
