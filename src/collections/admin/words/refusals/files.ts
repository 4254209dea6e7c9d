import { TOO_MANY } from '../../../lists/words'
import type { Words } from '../language'
import { LISTS } from '../screens/lists'

/** What is refused of lists and translations as files, and of the translation desk. */
export const REFUSED_FILES = {
  'This list cannot be asked for so. Open the list, and press the button there.': [
    'So lässt sich diese Liste nicht abrufen. Öffnen Sie die Liste, und drücken Sie dort die Schaltfläche.',
    'この一覧はこの方法では取得できません。一覧を開いて、ボタンを押してください。',
  ],
  'There is no such list.': ['Diese Liste gibt es nicht.', 'この一覧は存在しません。'],
  [TOO_MANY]: LISTS[TOO_MANY],
  'There is no such import.': ['Diesen Import gibt es nicht.', 'このインポートは存在しません。'],
  'The file is too large, or no text.': [
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
  'This column stands there twice.': ['Diese Spalte kommt zweimal vor.', 'この列が2回あります。'],
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
  'It lies in the trash. Restore it first.': [
    'Der Eintrag liegt im Papierkorb. Stellen Sie ihn zuerst wieder her.',
    'ゴミ箱に入っています。先に復元してください。',
  ],
  'It is new, and what is new begins in English. Import it from a file with English texts first.': [
    'Der Eintrag ist neu, und Neues beginnt auf Englisch. Importieren Sie ihn zuerst aus einer Datei mit englischen Texten.',
    '新しい項目は英語から始めます。先に英語のファイルからインポートしてください。',
  ],
  'A file neither publishes nor unpublishes what is there. Leave it as it is, or do it in its form.': [
    'Eine Datei veröffentlicht Vorhandenes weder, noch zieht sie es zurück. Lassen Sie es, wie es ist, oder tun Sie es im Formular.',
    'ファイルで既存の項目の公開や公開の取り消しはできません。そのままにするか、フォームで行ってください。',
  ],
  'It is needed.': ['Wird benötigt.', '必須です。'],
  'A file cannot change it.': ['Eine Datei kann das nicht ändern.', 'ファイルでは変更できません。'],
  '“{told}” is no number. Write it like 1234.5, without a sign of a currency.': [
    '„{told}“ ist keine Zahl. Schreiben Sie sie wie 1234.5, ohne Währungszeichen.',
    '「{told}」は数値ではありません。1234.5のように、通貨記号なしで入力してください。',
  ],
  '{told} is too small: at least {least}.': [
    '{told} ist zu klein: mindestens {least}.',
    '{told}は小さすぎます（{least}以上）。',
  ],
  '{told} is too large: at most {most}.': [
    '{told} ist zu groß: höchstens {most}.',
    '{told}は大きすぎます（{most}以下）。',
  ],
  '“{told}” is neither yes nor no.': [
    '„{told}“ ist weder „yes“ noch „no“.',
    '「{told}」は「yes」でも「no」でもありません。',
  ],
  '“{told}” is no time. Write it like 2026-11-27T08:00:00Z, in UTC.': [
    '„{told}“ ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-11-27T08:00:00Z, in UTC.',
    '「{told}」は日時ではありません。2026-11-27T08:00:00Zのように、UTCで入力してください。',
  ],
  '“{told}” is none of {values}.': [
    '„{told}“ ist keiner dieser Werte: {values}.',
    '「{told}」は次のいずれでもありません：{values}。',
  ],
  'No product is called “{told}”.': ['Kein Produkt heißt „{told}“.', '「{told}」という製品はありません。'],

  // Translations
  'There is nothing to translate here.': [
    'Hier gibt es nichts zu übersetzen.',
    'ここに翻訳するものはありません。',
  ],
  'There is nothing to translate into this language.': [
    'In diese Sprache gibt es nichts zu übersetzen.',
    'この言語に翻訳するものはありません。',
  ],
  'This document is no longer there.': [
    'Dieses Dokument gibt es nicht mehr.',
    'このドキュメントは存在しません。',
  ],
  'Somebody changed the original or its text in {language} while you wrote. Nothing was saved: what you typed is still here. Open the desk in a second tab, see what changed, copy what is still right, then save there.':
    [
      'Jemand hat das Original oder seinen Text ({language}) geändert, während Sie schrieben. Es wurde nichts gespeichert: Was Sie getippt haben, steht noch hier. Öffnen Sie die Übersetzung in einem zweiten Tab, sehen Sie nach, was sich geändert hat, übernehmen Sie, was noch stimmt, und speichern Sie dort.',
      '入力中に、原文または{language}のテキストが変更されました。保存は行われていません。入力した内容はこの画面に残っています。別のタブで翻訳画面を開いて変更点を確認し、必要な部分をコピーしてそちらで保存してください。',
    ],
  '{code} is no mark of the original: use its numbers alone.': [
    '{code} ist keine Marke des Originals: Verwenden Sie nur dessen Nummern.',
    '{code}は原文にない記号です。原文の番号だけを使ってください。',
  ],
  '{code} is opened or closed in the wrong place: each mark that begins ends again, the inner one first.': [
    '{code} beginnt oder endet an der falschen Stelle: Jede Marke, die beginnt, endet auch wieder, die innere zuerst.',
    '{code}の開始または終了の位置が正しくありません。開始した記号は、内側から順に終了してください。',
  ],
  '{code} is missing: it stands for a link, a picture or a line break of the original.': [
    '{code} fehlt: Die Marke steht für einen Link, ein Bild oder einen Zeilenumbruch des Originals.',
    '{code}がありません。原文のリンク、画像、または改行を表す記号です。',
  ],
  'The first line has to name the columns {names}.': [
    'Die erste Zeile muss die Spalten {names} nennen.',
    '1行目には列名 {names} が必要です。',
  ],
  'Line {line} has to have {cells} cells.': [
    'Zeile {line} muss {cells} Zellen haben.',
    '{line}行目には{cells}個のセルが必要です。',
  ],
  'Line {line} is of another document or language than the first.': [
    'Zeile {line} gehört zu einem anderen Dokument oder einer anderen Sprache als die erste.',
    '{line}行目は、最初の行と異なるドキュメントまたは言語です。',
  ],
  'The file is not of this shop but of “{shop}”.': [
    'Die Datei gehört nicht zu diesem Shop, sondern zu „{shop}“.',
    'このショップではなく「{shop}」のファイルです。',
  ],
  'The file is of another document.': [
    'Die Datei gehört zu einem anderen Dokument.',
    '別のドキュメントのファイルです。',
  ],
  'The file is not from {from} into {to}, but from “{other}” into “{another}”.': [
    'Die Datei übersetzt nicht von {from} nach {to}, sondern von „{other}“ nach „{another}“.',
    '{from}から{to}への翻訳ではなく、「{other}」から「{another}」への翻訳ファイルです。',
  ],
  '{path}, line {line}: the document has no such text any more.': [
    '{path}, Zeile {line}: Diesen Text hat das Dokument nicht mehr.',
    '{path}、{line}行目：このテキストはドキュメントに存在しません。',
  ],
  '{path}, line {line}: this text stands there twice.': [
    '{path}, Zeile {line}: Dieser Text kommt zweimal vor.',
    '{path}、{line}行目：このテキストが2回あります。',
  ],
  '{path}, line {line}: {code} is no mark of the original: use its numbers alone.': [
    '{path}, Zeile {line}: {code} ist keine Marke des Originals: Verwenden Sie nur dessen Nummern.',
    '{path}、{line}行目：{code}は原文にない記号です。原文の番号だけを使ってください。',
  ],
  '{path}, line {line}: {code} is opened or closed in the wrong place: each mark that begins ends again, the inner one first.':
    [
      '{path}, Zeile {line}: {code} beginnt oder endet an der falschen Stelle: Jede Marke, die beginnt, endet auch wieder, die innere zuerst.',
      '{path}、{line}行目：{code}の開始または終了の位置が正しくありません。開始した記号は、内側から順に終了してください。',
    ],
  '{path}, line {line}: {code} is missing: it stands for a link, a picture or a line break of the original.':
    [
      '{path}, Zeile {line}: {code} fehlt: Die Marke steht für einen Link, ein Bild oder einen Zeilenumbruch des Originals.',
      '{path}、{line}行目：{code}がありません。原文のリンク、画像、または改行を表す記号です。',
    ],
  'The file declares types or entities, which no XLIFF needs.': [
    'Die Datei deklariert Typen oder Entitäten, die kein XLIFF braucht.',
    'ファイルに、XLIFFに不要な型またはエンティティの宣言があります。',
  ],
  'The file is no correct XML: a comment has no end.': [
    'Die Datei ist kein korrektes XML: Ein Kommentar hat kein Ende.',
    'XMLとして正しくありません：コメントが閉じられていません。',
  ],
  'The file is no correct XML: an & stands alone.': [
    'Die Datei ist kein korrektes XML: Ein & steht allein.',
    'XMLとして正しくありません：単独の & があります。',
  ],
  'The file is no correct XML, near line {line}: more than one document.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: mehr als ein Dokument.',
    'XMLとして正しくありません（{line}行目付近）：ドキュメントが複数あります。',
  ],
  'The file is no correct XML, near line {line}: words stand outside of it.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: Außerhalb steht Text.',
    'XMLとして正しくありません（{line}行目付近）：要素の外に文字があります。',
  ],
  'The file is no correct XML, near line {line}: {tag} does not end where it should.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: {tag} endet nicht, wo es sollte.',
    'XMLとして正しくありません（{line}行目付近）：{tag}が正しい位置で閉じられていません。',
  ],
  'The file is no XLIFF.': ['Die Datei ist kein XLIFF.', 'XLIFFファイルではありません。'],
  'The file is no XLIFF 2: ask for that version.': [
    'Die Datei ist kein XLIFF 2: Fordern Sie diese Version an.',
    'XLIFF 2ではありません。このバージョンで書き出してもらってください。',
  ],
  'The file has to hold one document.': [
    'Die Datei muss genau ein Dokument enthalten.',
    'ファイルにはドキュメントを1つだけ含めてください。',
  ],
  'The file holds no document.': ['Die Datei enthält kein Dokument.', 'ファイルにドキュメントがありません。'],
  'The file holds more than {most} documents.': [
    'Die Datei enthält mehr als {most} Dokumente.',
    'ファイルのドキュメントが{most}件を超えています。',
  ],
  'This document stands in the file twice.': [
    'Dieses Dokument kommt in der Datei zweimal vor.',
    'このドキュメントがファイルに2回あります。',
  ],
  'There is nothing of it that you could translate here.': [
    'Davon können Sie hier nichts übersetzen.',
    'ここで翻訳できるものがありません。',
  ],
  'An XLIFF has one language of originals. “{title}” is written in {language}, but {others}: choose them apart, or take a CSV.':
    [
      'Ein XLIFF hat eine einzige Ausgangssprache. „{title}“: {language}, jedoch {others}. Wählen Sie sie getrennt, oder nehmen Sie eine CSV-Datei.',
      'XLIFFの原文は1言語のみです。「{title}」は{language}ですが、{others}です。分けて選択するか、CSVを使ってください。',
    ],
  'Choose a language and at least one document.': [
    'Wählen Sie eine Sprache und mindestens ein Dokument.',
    '言語と、1件以上のドキュメントを選んでください。',
  ],
  'Choose at most {most} documents.': [
    'Wählen Sie höchstens {most} Dokumente.',
    '選択できるドキュメントは{most}件までです。',
  ],
  'Somebody changed it since you looked: choose the file again.': [
    'Jemand hat es seit Ihrer Prüfung geändert: Wählen Sie die Datei erneut.',
    '確認後に変更されました。ファイルを選択し直してください。',
  ],
} satisfies Words
