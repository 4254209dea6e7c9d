import type { Words } from '../language'

/** The translation desk, its matrix and its files. */
export const TRANSLATIONS = {
  'Marked as still right in {language}.': [
    'Auf {language} als weiterhin richtig vermerkt.',
    '{language}：現在も正しいと記録しました。',
  ],
  'Published in {language}.': ['Auf {language} veröffentlicht.', '{language}で公開しました。'],
  'Saved in {language}.': ['Auf {language} gespeichert.', '{language}を保存しました。'],
  'Nothing was changed.': ['Es wurde nichts geändert.', '変更はありませんでした。'],
} satisfies Words
