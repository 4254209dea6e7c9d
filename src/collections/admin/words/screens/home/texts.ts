import type { Words } from '../../language'

/** What waits for writers. */
export const TEXTS = {
  Texts: ['Texte', '文言'],
  Drafts: ['Entwürfe', '下書き'],
  'No drafts are waiting.': ['Kein Entwurf wartet.', '下書きはありません。'],
  Untitled: ['Ohne Titel', '無題'],
  'never published': ['nie veröffentlicht', '未公開'],
  'newer than what is published': ['neuer als das Veröffentlichte', '公開版より新しい'],
  'Goes live automatically': ['Erscheint automatisch', '公開予定'],
  'Nothing is scheduled.': ['Nichts ist geplant.', '公開予定はありません。'],
  'Waiting for a translation': ['Wartet auf eine Übersetzung', '翻訳待ち'],
  'Everything is available in every language.': [
    'Alles liegt in jeder Sprache vor.',
    'すべての言語の翻訳がそろっています。',
  ],
  '{language}: {count, plural, one {# document} other {# documents}}': [
    '{language}: {count, plural, one {# Dokument} other {# Dokumente}}',
    '{language}：{count, plural, other {#件}}',
  ],
  'Comments to approve': ['Kommentare zur Freigabe', '承認待ちのコメント'],
  'No comments are waiting.': ['Kein Kommentar wartet.', '承認待ちのコメントはありません。'],
  '{language}: {count, plural, one {# comment} other {# comments}}': [
    '{language}: {count, plural, one {# Kommentar} other {# Kommentare}}',
    '{language}：{count, plural, other {コメント#件}}',
  ],
} satisfies Words
