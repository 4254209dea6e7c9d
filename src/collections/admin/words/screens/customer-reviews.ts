import type { Words } from '../language'

/** What buyers wrote, and what becomes of it. */
export const CUSTOMER_REVIEWS = {
  'Customer reviews': ['Bewertungen', 'お客様のレビュー'],
  'Only staff who look after customers or texts read customer reviews.': [
    'Bewertungen liest nur, wer Kunden oder Texte betreut.',
    'お客様のレビューを読めるのは、サポートまたはコンテンツの担当者だけです。',
  ],
  'Show every review that is about the product, praise and criticism alike. Refuse only for one of the reasons: the writer is told which. Nobody changes a word.':
    [
      'Zeigen Sie, was das Produkt betrifft, Lob und Kritik gleichermaßen. Lehnen Sie nur aus einem der Gründe ab: Der Verfasser liest, aus welchem. Niemand ändert ein Wort.',
      '製品についての内容であれば、よい評価も厳しい評価も同じように掲載してください。見送るのは理由のいずれかに当てはまる場合だけです。投稿者にはその理由が表示されます。文章は一切変更できません。',
    ],
  'Reviews by state': ['Bewertungen nach Zustand', '状態ごとのレビュー'],
  'Waiting: {count}': ['Zu prüfen: {count}', '確認待ち：{count}'],
  'Shown: {count}': ['Sichtbar: {count}', '掲載中：{count}'],
  'Refused: {count}': ['Abgelehnt: {count}', '見送り：{count}'],
  'There are none.': ['Es gibt keine.', 'ありません。'],
  'More appear as soon as these are decided.': [
    'Weitere erscheinen, sobald über diese entschieden ist.',
    'ここにあるものを処理すると、続きが表示されます。',
  ],
  'These are the newest.': ['Dies sind die neuesten.', '新しいものを表示しています。'],
  '{stars} of 5 stars': ['{stars} von 5 Sternen', '5つ星のうち{stars}'],
  'without a name': ['ohne Namen', '名前なし'],
  Shown: ['Gezeigt', '掲載'],
  'Show it': ['Zeigen', '掲載する'],
  'Why it is not shown': ['Warum sie nicht gezeigt wird', '掲載しない理由'],
  'Refuse it': ['Ablehnen', '見送る'],
  'Answer below the review': ['Darunter antworten', '回答を添える'],
  'Everybody reads it, in the language of the review': [
    'Für alle sichtbar, in der Sprache der Bewertung',
    'すべての人に表示されます。レビューと同じ言語でお書きください',
  ],
  'Save the answer': ['Antwort speichern', '回答を保存'],
  'It is now on the product’s page.': ['Sie steht jetzt auf der Produktseite.', '製品ページに掲載しました。'],
  'It is not shown. Its writer reads why.': [
    'Sie wird nicht gezeigt. Der Verfasser liest, warum.',
    '掲載を見送りました。投稿者に理由が表示されます。',
  ],
  'The answer is saved.': ['Die Antwort ist gespeichert.', '回答を保存しました。'],
  'Customer reviews to read': ['Bewertungen zu prüfen', '確認待ちのレビュー'],
  'No customer reviews are waiting.': ['Keine Bewertung wartet.', '確認待ちのレビューはありません。'],
  '{count, plural, one {# review is waiting} other {# reviews are waiting}}': [
    '{count, plural, one {# Bewertung wartet} other {# Bewertungen warten}}',
    '{count, plural, other {確認待ちのレビュー#件}}',
  ],
} satisfies Words
