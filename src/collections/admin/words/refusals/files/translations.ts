import type { Words } from '../../language'

/** What is refused of translations as files, and of the translation desk. */
export const REFUSED_TRANSLATIONS = {
  'There is nothing to translate here.': [
    'Hier gibt es nichts zu übersetzen.',
    'ここに翻訳するものはありません。',
  ],
  'There is nothing to translate into this language.': [
    'Für diese Sprache gibt es nichts zu übersetzen.',
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
  'The file is not from this shop but from “{shop}”.': [
    'Die Datei gehört nicht zu diesem Shop, sondern zu „{shop}“.',
    'このショップではなく「{shop}」のファイルです。',
  ],
  'The file is for another document.': [
    'Die Datei gehört zu einem anderen Dokument.',
    '別のドキュメントのファイルです。',
  ],
  'The file is not from {from} into {to}, but from “{other}” into “{another}”.': [
    'Die Datei übersetzt nicht von {from} nach {to}, sondern von „{other}“ nach „{another}“.',
    '{from}から{to}への翻訳ではなく、「{other}」から「{another}」への翻訳ファイルです。',
  ],
  '{path}, line {line}: the document has no such text anymore.': [
    '{path}, Zeile {line}: Diesen Text hat das Dokument nicht mehr.',
    '{path}、{line}行目：このテキストはドキュメントに存在しません。',
  ],
  '{path}, line {line}: this text is there twice.': [
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
  'The file is not valid XML: a comment has no end.': [
    'Die Datei ist kein korrektes XML: Ein Kommentar hat kein Ende.',
    'XMLとして正しくありません：コメントが閉じられていません。',
  ],
  'The file is not valid XML: an & stands alone.': [
    'Die Datei ist kein korrektes XML: Ein & steht allein.',
    'XMLとして正しくありません：単独の & があります。',
  ],
  'The file is not valid XML, near line {line}: more than one document.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: mehr als ein Dokument.',
    'XMLとして正しくありません（{line}行目付近）：ドキュメントが複数あります。',
  ],
  'The file is not valid XML, near line {line}: there is text outside of it.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: Außerhalb steht Text.',
    'XMLとして正しくありません（{line}行目付近）：要素の外に文字があります。',
  ],
  'The file is not valid XML, near line {line}: {tag} does not end where it should.': [
    'Die Datei ist kein korrektes XML, nahe Zeile {line}: {tag} endet nicht, wo es sollte.',
    'XMLとして正しくありません（{line}行目付近）：{tag}が正しい位置で閉じられていません。',
  ],
  'The file is not XLIFF.': ['Die Datei ist kein XLIFF.', 'XLIFFファイルではありません。'],
  'The file is not XLIFF 2: ask for that version.': [
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
  'This document is in the file twice.': [
    'Dieses Dokument kommt in der Datei zweimal vor.',
    'このドキュメントがファイルに2回あります。',
  ],
  'There is nothing of it that you could translate here.': [
    'Davon können Sie hier nichts übersetzen.',
    'ここで翻訳できるものがありません。',
  ],
  'An XLIFF has one language of originals. “{title}” is written in {language}, but not {others}: choose them apart, or take a CSV.':
    [
      'Ein XLIFF hat eine einzige Ausgangssprache. „{title}“ ist auf {language} verfasst, nicht aber {others}. Wählen Sie sie getrennt, oder nehmen Sie eine CSV-Datei.',
      'XLIFFの原文は1言語のみです。「{title}」は{language}ですが、{others}は異なります。分けて選択するか、CSVを使ってください。',
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
