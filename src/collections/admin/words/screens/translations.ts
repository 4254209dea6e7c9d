import type { Words } from '../language'

/** The translation desk, its matrix and its files. */
export const TRANSLATIONS = {
  'Only staff who write may see what is translated.': [
    'Nur wer Texte schreibt, sieht, was übersetzt wird.',
    '翻訳状況を閲覧できるのは、文章を担当するスタッフだけです。',
  ],
  'Each document in each language. Where a language lacks a text, pages show the English one; an article stands only in the languages that have its title and text. Choose a language of a document to translate it.':
    [
      'Jedes Dokument in jeder Sprache. Fehlt in einer Sprache ein Text, zeigen Seiten den englischen; ein Artikel erscheint nur in Sprachen, die Titel und Text haben. Wählen Sie bei einem Dokument eine Sprache, um es zu übersetzen.',
      'すべてのドキュメントの言語別の状況です。テキストがない言語のページには英語が表示されます。記事は、タイトルと本文がある言語でのみ公開されます。翻訳するには、ドキュメントの言語を選んでください。',
    ],
  'There is no such document.': ['Es gibt kein solches Dokument.', '該当するドキュメントはありません。'],
  '{from} to {until} of {total}, most recently changed first.': [
    '{from} bis {until} von {total}, zuletzt Geändertes zuerst.',
    '{total}件中{from}〜{until}件（更新が新しい順）。',
  ],
  'Previous page': ['Vorherige Seite', '前へ'],
  'Next page': ['Nächste Seite', '次へ'],

  // Filters
  'All kinds': ['Alle Arten', 'すべての種類'],
  'All states': ['Alle Zustände', 'すべての状態'],
  Title: ['Titel', 'タイトル'],
  'All documents': ['Alle Dokumente', 'すべてのドキュメント'],
  'Waits: published, and missing in part or outdated': [
    'Wartet: veröffentlicht, aber teils fehlend oder veraltet',
    '翻訳待ち：公開済みで、一部が未翻訳または古い',
  ],
  'Missing, whole or in part': ['Fehlt ganz oder teilweise', '未翻訳（一部を含む）'],
  Missing: ['Fehlt', '未翻訳'],
  Outdated: ['Veraltet', '要更新'],

  // Matrix
  'Documents and their languages': ['Dokumente und ihre Sprachen', 'ドキュメントと言語'],
  Choose: ['Auswählen', '選択'],
  Document: ['Dokument', 'ドキュメント'],
  'Choose {title}': ['{title} auswählen', '{title}を選択'],
  'a document without a title': ['Dokument ohne Titel', 'タイトルのないドキュメント'],
  '{title} in {language}: {state}': ['{title} auf {language}: {state}', '{title}（{language}）：{state}'],
  original: ['Original', '原文'],
  'lacks {fields}': ['es fehlt: {fields}', '未翻訳：{fields}'],

  // Several documents as a file
  'For an external translator': ['Für externe Übersetzer', '社外の翻訳者向け'],
  'Select all on this page': ['Alle auf dieser Seite auswählen', 'このページをすべて選択'],
  'Target language': ['Zielsprache', '翻訳先の言語'],
  '{count} selected': ['{count} ausgewählt', '{count}件を選択中'],
  'Download as XLIFF': ['Als XLIFF herunterladen', 'XLIFFでダウンロード'],
  'XLIFF is for translation programs, CSV for spreadsheets.': [
    'XLIFF ist für Übersetzungsprogramme, CSV für Tabellenkalkulationen.',
    'XLIFFは翻訳ソフト用、CSVは表計算ソフト用です。',
  ],
  'Import a returned file with several documents': [
    'Übersetzte Datei mit mehreren Dokumenten hochladen',
    '翻訳者から戻った複数ドキュメントのファイルを取り込む',
  ],
  'Import a returned file': ['Übersetzte Datei hochladen', '翻訳済みファイルを取り込む'],
  'A document of the file': ['Ein Dokument der Datei', 'ファイル内のドキュメント'],
  'Saved as drafts.': ['Als Entwürfe gespeichert.', '下書きとして保存しました。'],
  'Saved as a draft.': ['Als Entwurf gespeichert.', '下書きとして保存しました。'],
  'Save all as drafts': ['Alle als Entwürfe speichern', 'すべて下書き保存'],
  '{title}: {changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file.':
    [
      '{title}: {changes, plural, one {# Text würde} other {# Texte würden}} sich ändern, {same} bleiben gleich, {empty} sind in der Datei nicht übersetzt.',
      '{title}：{changes, plural, other {#件}}が変わり、{same}件はそのまま、{empty}件はファイルで未翻訳です。',
    ],
  '{title}: {changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file; the original of {waits} changed since, and they are left as they are.':
    [
      '{title}: {changes, plural, one {# Text würde} other {# Texte würden}} sich ändern, {same} bleiben gleich, {empty} sind in der Datei nicht übersetzt; bei {waits} hat sich das Original seither geändert, sie bleiben, wie sie sind.',
      '{title}：{changes, plural, other {#件}}が変わり、{same}件はそのまま、{empty}件はファイルで未翻訳です。原文が変更された{waits}件はそのまま残します。',
    ],
  '{changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file.':
    [
      '{changes, plural, one {# Text würde} other {# Texte würden}} sich ändern, {same} bleiben gleich, {empty} sind in der Datei nicht übersetzt.',
      '{changes, plural, other {#件}}が変わり、{same}件はそのまま、{empty}件はファイルで未翻訳です。',
    ],
  'Of {waits} the original changed since the file was made; they are left as they are: {texts}.': [
    'Bei {waits} hat sich das Original geändert, seit die Datei erstellt wurde; sie bleiben, wie sie sind: {texts}.',
    'ファイルの作成後に原文が変更された{waits}件は、そのまま残します：{texts}。',
  ],
  '{path} (line {line})': ['{path} (Zeile {line})', '{path}（{line}行目）'],
  '{path}, line {line}:': ['{path}, Zeile {line}:', '{path}、{line}行目：'],
  'Nothing was changed:': ['Es wurde nichts geändert:', '何も変更されていません：'],
  'Nothing was changed.': ['Es wurde nichts geändert.', '変更はありませんでした。'],
  'The shop did not answer. Try again.': [
    'Der Shop hat nicht geantwortet. Versuchen Sie es erneut.',
    'ショップの応答がありません。もう一度お試しください。',
  ],

  // Desk
  'Translation desk': ['Übersetzung', '翻訳画面'],
  'There is nothing that you could translate here. Choose a document under Translations.': [
    'Hier gibt es nichts, was Sie übersetzen könnten. Wählen Sie ein Dokument unter „Übersetzungen“.',
    'ここで翻訳できるものがありません。「翻訳」からドキュメントを選んでください。',
  ],
  '{kind}, from {from} into {language}.': ['{kind}, {from} → {language}.', '{kind}（{from} → {language}）。'],
  'Form in {language}': ['Formular auf {language}', '{language}のフォーム'],
  'Form of the original': ['Formular des Originals', '原文のフォーム'],
  'The original changed since. Its new words are marked.': [
    'Das Original wurde seither geändert. Die neuen Wörter sind markiert.',
    '原文が変更されました。新しい部分に印を付けています。',
  ],
  'Mark {field} as still right': ['„{field}“ als weiterhin richtig vermerken', '「{field}」は現在も正しい'],
  'Mark as still right': ['Als weiterhin richtig vermerken', '現在も正しい'],
  'The original has nothing like these texts. They are gone once this field is saved here.': [
    'Im Original gibt es nichts, was diesen Texten entspricht. Sie verschwinden, sobald dieses Feld hier gespeichert wird.',
    '次のテキストに対応する原文がありません。このフィールドをここで保存すると削除されます。',
  ],
  Save: ['Speichern', '保存'],
  'Publish in {language}': ['Auf {language} veröffentlichen', '{language}で公開'],
  'Nothing was saved: the shop did not answer. What you typed is still here.': [
    'Es wurde nichts gespeichert: Der Shop hat nicht geantwortet. Was Sie getippt haben, steht noch hier.',
    '保存されていません。ショップの応答がありません。入力した内容はこの画面に残っています。',
  ],
  '{text}, in {language}': ['{text}, auf {language}', '{text}（{language}）'],
  '{letters} of {limit} letters': ['{letters} von {limit} Zeichen', '{letters}/{limit}文字'],
  '{letters} of {limit} letters: too long': [
    '{letters} von {limit} Zeichen: zu lang',
    '{letters}/{limit}文字：長すぎます',
  ],
  'Marks: {marks}': ['Marken: {marks}', '記号：{marks}'],
  'Glossary:': ['Glossar:', '用語集：'],
  'Marked as still right in {language}.': [
    'Auf {language} als weiterhin richtig vermerkt.',
    '{language}：現在も正しいと記録しました。',
  ],
  'Published in {language}.': ['Auf {language} veröffentlicht.', '{language}で公開しました。'],
  'Saved in {language}.': ['Auf {language} gespeichert.', '{language}を保存しました。'],

  // What a text is
  paragraph: ['Absatz', '段落'],
  'item of a list': ['Listenpunkt', '箇条書き'],
  quotation: ['Zitatabsatz', '引用段落'],
  heading: ['Überschrift', '見出し'],
  'smaller heading': ['kleinere Überschrift', '小見出し'],
  'title of a notice': ['Titel eines Hinweises', 'お知らせ枠のタイトル'],
  notice: ['Hinweis', 'お知らせ枠'],
  quote: ['Zitat', '引用'],
  'source of a quote': ['Quelle eines Zitats', '引用元'],
  'caption of a picture': ['Bildunterschrift', '画像の説明文'],
  'what a picture shows': ['Was ein Bild zeigt', '画像の代替テキスト'],
  button: ['Schaltfläche', 'ボタン'],

  // What a mark stands for
  bold: ['fett', '太字'],
  italic: ['kursiv', '斜体'],
  'struck through': ['durchgestrichen', '取り消し線'],
  underlined: ['unterstrichen', '下線'],
  code: ['Code', 'コード'],
  lowered: ['tiefgestellt', '下付き'],
  raised: ['hochgestellt', '上付き'],
  'in a style of its own': ['mit eigenem Stil', '独自のスタイル'],
  'link to {address}': ['Link zu {address}', '{address}へのリンク'],
  'link to a document': ['Link zu einem Dokument', 'ドキュメントへのリンク'],
  'line break': ['Zeilenumbruch', '改行'],
} satisfies Words
