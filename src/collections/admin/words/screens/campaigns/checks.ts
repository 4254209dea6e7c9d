import type { Words } from '../../language'

/** What is checked before a campaign is published. */
export const CHECKS = {
  'Another page has this address already, so the campaign has no page of its own.': [
    'Eine andere Seite hat diese Adresse schon; die Aktion hat deshalb keine eigene Seite.',
    'このアドレスは別のページで使われているため、キャンペーン専用のページは表示されません。',
  ],
  'It names no coupon, so it changes no price.': [
    'Sie nennt keinen Gutschein und ändert daher keinen Preis.',
    'クーポンが設定されていないため、価格は変わりません。',
  ],

  'Its name': ['Der Name der Aktion', '名前'],
  'A slide': ['Ein Bild des Karussells', 'スライド'],
  'It has no name': ['Sie hat keinen Namen', '名前がありません'],
  'It has no slides': ['Sie hat kein Karussell', 'スライドがありません'],
} satisfies Words
