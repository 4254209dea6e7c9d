import type { Words } from '../../language'

/** The heads of the first page. */
export const HEADS = {
  Today: ['Heute', '今日の状況'],
  'Everything else': ['Alles Übrige', 'その他すべて'],
  'Support desk': ['Support-Platz', 'サポート窓口'],
  Translations: ['Übersetzungen', '翻訳'],
  Reports: ['Berichte', 'レポート'],
  'Price lab': ['Preislabor', '価格ラボ'],
  'Who changed what': ['Wer was geändert hat', '変更履歴'],
  'New sale': ['Neue Aktion', '新規キャンペーン'],
  'New sale: campaign, coupons and texts in one form': [
    'Neue Aktion: Aktion, Gutscheine und Texte in einem Formular',
    '新規キャンペーン：設定・クーポン・文言を1つのフォームで作成',
  ],
  Calendar: ['Kalender', 'カレンダー'],
  Import: ['Import', 'インポート'],
  'Your sign-in': ['Ihre Anmeldung', 'ログイン設定'],
  'Your account': ['Ihr Konto', 'アカウント'],
} satisfies Words
