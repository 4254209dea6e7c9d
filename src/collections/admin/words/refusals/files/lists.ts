import { TOO_MANY } from '../../../../lists/words'
import type { Words } from '../../language'
import { LISTS } from '../../screens/lists'

/** What is refused of lists as files. */
export const REFUSED_LISTS = {
  'This list cannot be requested this way. Open the list, and press the button there.': [
    'So lässt sich diese Liste nicht abrufen. Öffnen Sie die Liste, und drücken Sie dort die Schaltfläche.',
    'この一覧はこの方法では取得できません。一覧を開いて、ボタンを押してください。',
  ],
  'There is no such list.': ['Diese Liste gibt es nicht.', 'この一覧は存在しません。'],
  [TOO_MANY]: LISTS[TOO_MANY],
  'There is no such import.': ['Diesen Import gibt es nicht.', 'このインポートは存在しません。'],
  'The file is too large, or is not text.': [
    'Die Datei ist zu groß oder kein Text.',
    'ファイルが大きすぎるか、テキストではありません。',
  ],
  'The file is too large.': ['Die Datei ist zu groß.', 'ファイルが大きすぎます。'],
  'The file is too large. Import it in parts.': [
    'Die Datei ist zu groß. Importieren Sie sie in Teilen.',
    'ファイルが大きすぎます。分けてインポートしてください。',
  ],
  'Some of these rows, or the file, changed since you looked. Nothing was imported. Look again at what the file would do.':
    [
      'Einige dieser Zeilen oder die Datei haben sich seit Ihrer Prüfung geändert. Es wurde nichts importiert. Prüfen Sie erneut, was die Datei bewirken würde.',
      '確認後に一部の行またはファイルが変更されました。インポートは行われていません。もう一度内容を確認してください。',
    ],
  'A file may have at most {most} rows. Import it in parts.': [
    'Eine Datei darf höchstens {most} Zeilen haben. Importieren Sie sie in Teilen.',
    'ファイルは{most}行までです。分けてインポートしてください。',
  ],
  'A file may have at most {most} columns.': [
    'Eine Datei darf höchstens {most} Spalten haben.',
    'ファイルは{most}列までです。',
  ],
  'The file has texts in {languages}. Import one language at a time.': [
    'Die Datei enthält Texte in mehreren Sprachen ({languages}). Importieren Sie eine Sprache nach der anderen.',
    'ファイルに複数の言語（{languages}）のテキストがあります。1言語ずつインポートしてください。',
  ],
  'This column appears twice.': ['Diese Spalte kommt zweimal vor.', 'この列が2回あります。'],
  'There is no column “{name}”.': ['Es gibt keine Spalte „{name}“.', '列「{name}」はありません。'],
  'The columns are {names}.': ['Die Spalten sind {names}.', '使える列：{names}。'],
  'Is “{name}” meant?': ['Ist „{name}“ gemeint?', '「{name}」のことですか？'],
  'This is no file of {list}: the first line does not name {missing}. Expected columns: {names}. Found: {found}.':
    [
      'Das ist keine Datei für {list}: Die erste Zeile nennt {missing} nicht. Erwartete Spalten: {names}. Gefunden: {found}.',
      '{list}のファイルではありません。1行目に{missing}がありません。必要な列：{names}。見つかった列：{found}。',
    ],
  'A quotation mark that begins a cell has no end.': [
    'Ein Anführungszeichen am Anfang einer Zelle hat kein Ende.',
    'セルの先頭の引用符が閉じられていません。',
  ],
  'The row has {cells} cells, and the first line has {wanted}.': [
    'Die Zeile hat {cells} Zellen, die erste Zeile hat {wanted}.',
    'この行は{cells}セルですが、1行目は{wanted}セルです。',
  ],
  'The file has this one twice.': [
    'Dieser Eintrag kommt in der Datei zweimal vor.',
    '同じ項目がファイルに2回あります。',
  ],
  'The file would change {rows} rows, and one import changes at most {most}. Import it in parts.': [
    'Die Datei würde {rows} Zeilen ändern, ein Import ändert höchstens {most}. Importieren Sie sie in Teilen.',
    'ファイルは{rows}行を変更しますが、1回のインポートで変更できるのは{most}行までです。分けてインポートしてください。',
  ],
  'It is in the trash. Restore it first.': [
    'Der Eintrag liegt im Papierkorb. Stellen Sie ihn zuerst wieder her.',
    'ゴミ箱に入っています。先に復元してください。',
  ],
  'It is new, and what is new begins in English. Import it from a file with English texts first.': [
    'Der Eintrag ist neu, und Neues beginnt auf Englisch. Importieren Sie ihn zuerst aus einer Datei mit englischen Texten.',
    '新しい項目は英語から始めます。先に英語のファイルからインポートしてください。',
  ],
  'A file neither publishes nor unpublishes what is there. Leave it as it is, or do it in its form.': [
    'Über eine Datei lässt sich Vorhandenes weder veröffentlichen noch zurückziehen. Lassen Sie die Angabe, wie sie ist, oder tun Sie es im Formular.',
    'ファイルで既存の項目の公開や公開の取り消しはできません。そのままにするか、フォームで行ってください。',
  ],
  'It is needed.': ['Diese Angabe wird benötigt.', '必須です。'],
  'A file cannot change it.': ['Eine Datei kann das nicht ändern.', 'ファイルでは変更できません。'],
  '“{told}” is not a number. Write it like 1234.5, without a currency sign.': [
    '„{told}“ ist keine Zahl. Schreiben Sie sie wie 1234.5, ohne Währungszeichen.',
    '「{told}」は数値ではありません。1234.5のように、通貨記号なしで入力してください。',
  ],
  '{told} is too small: at least {least}.': [
    '{told} ist zu klein: mindestens {least}.',
    '{told}は小さすぎます。{least}以上にしてください。',
  ],
  '{told} is too large: at most {most}.': [
    '{told} ist zu groß: höchstens {most}.',
    '{told}は大きすぎます。{most}以下にしてください。',
  ],
  '“{told}” is neither yes nor no.': [
    '„{told}“ ist weder „yes“ noch „no“.',
    '「{told}」は「yes」でも「no」でもありません。',
  ],
  '“{told}” is not a time. Write it like 2026-11-27T08:00:00Z, in UTC.': [
    '„{told}“ ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-11-27T08:00:00Z, in UTC.',
    '「{told}」は日時ではありません。2026-11-27T08:00:00Zのように、UTCで入力してください。',
  ],
  '“{told}” is none of {values}.': [
    '„{told}“ ist keiner dieser Werte: {values}.',
    '「{told}」は次のいずれでもありません：{values}。',
  ],
  'No product is called “{told}”.': ['Kein Produkt heißt „{told}“.', '「{told}」という製品はありません。'],
} satisfies Words
