import type { Words } from '../language'

/** Export and import of lists, above them and on a screen of its own. */
export const LISTS = {
  Never: ['Nie', '期限なし'],
  'There is nothing here yet. What you create will appear here.': [
    'Hier ist noch nichts. Was Sie anlegen, steht dann hier.',
    'まだ何もありません。作成したものがここに表示されます。',
  ],
  'There is nothing here yet.': ['Hier ist noch nichts.', 'まだ何もありません。'],
  'Nothing matches. Change the search or remove a filter.': [
    'Kein Eintrag passt. Ändern Sie die Suche, oder entfernen Sie einen Filter.',
    '一致するものがありません。検索語を変えるか、フィルターを外してください。',
  ],
  'Export as CSV ({count, plural, one {# row} other {# rows}})': [
    'Als CSV exportieren ({count, plural, one {# Zeile} other {# Zeilen}})',
    'CSVでエクスポート（{count, plural, other {#行}}）',
  ],
  'A file holds at most {most} rows. Narrow the list by its filters, and export it in parts.': [
    'Eine Datei enthält höchstens {most} Zeilen. Grenzen Sie die Liste mit Filtern ein, und exportieren Sie sie in Teilen.',
    '1つのファイルは{most}行までです。フィルターで絞り込み、分けてエクスポートしてください。',
  ],
  'Import a CSV file': ['CSV-Datei importieren', 'CSVファイルをインポート'],
  'Import {list}': ['{list} importieren', '{list}のインポート'],
  'Only marketers and writers may import.': [
    'Importieren dürfen nur Marketing und Redaktion.',
    'インポートできるのは、マーケターと編集者だけです。',
  ],
  'Your role may not import {list}.': [
    'Mit Ihrer Rolle dürfen Sie dies nicht importieren: {list}.',
    '現在の役割では{list}をインポートできません。',
  ],
  'What to import': ['Was importiert wird', 'インポートする対象'],
  'Choose a file': ['Datei auswählen', 'ファイルを選択'],
  'A CSV file': ['Eine CSV-Datei', 'CSVファイル'],
  'Or paste it here': ['Oder hier einfügen', 'またはここに貼り付け'],
  'Yes, change it by that much': ['Ja, so stark ändern', 'はい、この幅で変更する'],
  'See what it would do': ['Ansehen, was sich ändern würde', '変更内容を確認'],
  'The shop is looking …': ['Der Shop prüft …', '確認しています…'],
  'Imported: {count, plural, one {# row} other {# rows}}.': [
    'Importiert: {count, plural, one {# Zeile} other {# Zeilen}}.',
    'インポートしました：{count, plural, other {#行}}。',
  ],
  'Back to the list': ['Zur Liste', '一覧へ'],
  'Import {count, plural, one {# row} other {# rows}}': [
    '{count, plural, one {# Zeile} other {# Zeilen}} importieren',
    '{count, plural, other {#行}}をインポート',
  ],
  'Nothing was imported:': ['Es wurde nichts importiert:', 'インポートされていません：'],
  'Nothing was imported. {isMeant, select, yes {If these changes are meant, check “Yes, change it by that much”, and look again} other {Fix this, and look again}}{more, plural, =0 {} other {; of # faults these are the first}}:':
    [
      'Es wurde nichts importiert. {isMeant, select, yes {Wenn diese Änderungen so gemeint sind, kreuzen Sie „Ja, so stark ändern“ an, und prüfen Sie erneut} other {Beheben Sie dies, und prüfen Sie erneut}}{more, plural, =0 {} other {; von # Fehlern sind dies die ersten}}:',
      'インポートされていません。{isMeant, select, yes {意図した変更であれば「はい、この幅で変更する」にチェックを入れて、もう一度確認してください} other {次の点を直して、もう一度確認してください}}{more, plural, =0 {} other {（全#件の最初の部分）}}：',
    ],
  '{made} new, {changed} changed, {same} stay as they are.': [
    '{made} neu, {changed} geändert, {same} unverändert.',
    '新規{made}件、変更{changed}件、変更なし{same}件。',
  ],
  'The shop itself writes {columns}: what the file says there is ignored.': [
    'Diese Spalten schreibt der Shop selbst, die Angaben der Datei werden übergangen: {columns}.',
    '{columns}はショップが自動で記録するため、ファイルの値は使われません。',
  ],
  'What would change': ['Was sich ändern würde', '変更される内容'],
  'Line of the file': ['Zeile', '行'],
  Which: ['Eintrag', '項目'],
  '{key} (new)': ['{key} (neu)', '{key}（新規）'],
  empty: ['leer', '空欄'],
  'Line {line}: {sentence}': ['Zeile {line}: {sentence}', '{line}行目：{sentence}'],
  'Column “{column}”: {sentence}': ['Spalte „{column}“: {sentence}', '列「{column}」：{sentence}'],
  'Line {line}, column “{column}”: {sentence}': [
    'Zeile {line}, Spalte „{column}“: {sentence}',
    '{line}行目、列「{column}」：{sentence}',
  ],
  'The file is not in UTF-8. In your spreadsheet, save it as “CSV UTF-8”, then choose it again.': [
    'Die Datei ist nicht in UTF-8. Speichern Sie sie in Ihrer Tabellenkalkulation als „CSV UTF-8“, und wählen Sie sie erneut.',
    'ファイルがUTF-8ではありません。表計算ソフトで「CSV UTF-8」として保存し、もう一度選択してください。',
  ],
} satisfies Words
