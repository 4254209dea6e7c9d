import type { Words } from '../../language'

/** Saved replies, and what stands at tickets. */
export const TICKETS = {
  'Saved reply': ['Gespeicherte Antwort', '定型文'],
  'Saved replies': ['Gespeicherte Antworten', '定型文'],
  'At a ticket, the one you choose is put into your answer in the customer’s language, or in English where it is not translated.':
    [
      'Am Ticket wird die gewählte Antwort in der Sprache des Kunden eingesetzt; fehlt die Übersetzung, auf Englisch.',
      'チケットで選ぶと、お客様の言語で回答に挿入されます。翻訳がない場合は英語になります。',
    ],
  'For staff, in English: when to use it': [
    'Für das Team, auf Englisch: wann sie passt',
    'スタッフ用の見出しです。使う場面を英語で書きます',
  ],
  '{name} becomes the customer’s name, {order} their newest paid order, {product} its product, {ticket} the ticket.':
    [
      '{name} wird zum Namen des Kunden, {order} zur neuesten bezahlten Bestellung, {product} zum Produkt darin, {ticket} zum Ticket.',
      '{name}はお客様の名前、{order}は最新の支払済み注文、{product}はその製品、{ticket}はチケットに置き換わります。',
    ],
  'Ticket messages': ['Nachrichten zu Tickets', 'チケットのメッセージ'],
  customer: ['Kunde', 'お客様'],
  support: ['Support', 'サポート'],
  Attachment: ['Anhang', '添付ファイル'],
  Attachments: ['Anhänge', '添付ファイル'],
  Mail_id: ['E-Mail-Kennung', 'メールID'],
  'The Message-ID of the email that it came in': [
    'Die Message-ID der E-Mail, mit der sie kam',
    '届いたメールのMessage-ID',
  ],
  Note: ['Notiz', 'メモ'],
  'Ticket notes': ['Notizen zu Tickets', 'チケットのメモ'],
  Staff: ['Team', 'スタッフ'],
  'Ticket Draft': ['Antwortentwurf', '回答の下書き'],
  'Ticket Drafts': ['Antwortentwürfe', '回答の下書き'],
  Staff_id: ['Kennung des Teammitglieds', 'スタッフID'],
  'Ticket attachments': ['Anhänge zu Tickets', 'チケットの添付ファイル'],
  'What its sender called it': ['Name der Datei beim Absender', '送信者が付けた名前'],
} satisfies Words
