import type { Words } from '../language'

/** What is refused of content: texts, links, redirects, files and versions. */
export const REFUSED_TEXTS = {
  'An English text is needed: the other languages fall back to it.': [
    'Ein englischer Text wird benötigt: Die anderen Sprachen greifen auf ihn zurück.',
    '英語のテキストは必須です。ほかの言語で未入力の場合に使われます。',
  ],
  'Choose a page of the shop, or write an address.': [
    'Wählen Sie eine Seite des Shops, oder geben Sie eine Adresse ein.',
    'ショップのページを選ぶか、アドレスを入力してください。',
  ],
  '“{href}” must be a path of this shop, such as /products, or an address that begins with https://': [
    '„{href}“ muss ein Pfad dieses Shops sein, etwa /products, oder eine Adresse, die mit https:// beginnt',
    '「{href}」は、このショップのパス（例：/products）か、https:// で始まるアドレスにしてください',
  ],
  '“{href}” names a language: write “{path}”, each visitor gets their own.': [
    '„{href}“ nennt eine Sprache: Schreiben Sie „{path}“, jeder Besucher erhält seine eigene.',
    '「{href}」には言語が含まれています。「{path}」と入力すると、訪問者ごとの言語で表示されます。',
  ],
  '“{href}” leads nowhere: the shop has no page at this address.': [
    '„{href}“ führt ins Leere: Der Shop hat unter dieser Adresse keine Seite.',
    '「{href}」のリンク先がありません。このアドレスのページはショップに存在しません。',
  ],
  'From must be a path of this shop such as /old-page, without a query.': [
    '„Von“ muss ein Pfad dieses Shops ohne Abfrage sein, etwa /old-page.',
    '「転送元」には、このショップのパスを「?」以降を除いて入力してください（例：/old-page）。',
  ],
  'From is an address that the shop itself needs.': [
    '„Von“ ist eine Adresse, die der Shop selbst braucht.',
    '「転送元」のアドレスは、ショップが使用しているため指定できません。',
  ],
  'To must be a path of this shop such as /new-page.': [
    '„Nach“ muss ein Pfad dieses Shops sein, etwa /new-page.',
    '「転送先」には、このショップのパスを入力してください（例：/new-page）。',
  ],
  'A redirect cannot lead to itself.': [
    'Eine Weiterleitung kann nicht auf sich selbst führen.',
    '自分自身へのリダイレクトはできません。',
  ],
  'It would make a chain with {from} → {to}: lead straight to the last address.': [
    'Mit {from} → {to} entstünde eine Kette: Leiten Sie direkt auf die letzte Adresse.',
    '「{from} → {to}」の転送が重なります。最後のアドレスに直接転送してください。',
  ],
  'An announcement needs both times: from when it is shown, and until when.': [
    'Eine Ankündigung braucht beide Zeitpunkte: ab wann und bis wann sie gezeigt wird.',
    'お知らせには、表示開始と表示終了の両方の日時が必要です。',
  ],
  'The announcement must end later than it begins.': [
    'Die Ankündigung muss nach ihrem Beginn enden.',
    'お知らせの表示終了は、表示開始より後にしてください。',
  ],
  'The name of a text stays: delete this row and make a new one for another text.': [
    'Der Name eines Textes bleibt: Löschen Sie diesen Eintrag, und legen Sie für einen anderen Text einen neuen an.',
    '文言の名前は変更できません。別の文言には、この行を削除して新しく作成してください。',
  ],
  'There is no interface text “{key}”.': [
    'Es gibt keinen Oberflächentext „{key}“.',
    '画面の文言「{key}」はありません。',
  ],
  'Did you mean {names}?': ['Meinten Sie {names}?', 'もしかして：{names}'],
  'The text “{key}” in {language} cannot be read: look for a { or < without its end, or a plural without “other”.':
    [
      'Der Text „{key}“ ({language}) ist nicht lesbar: Suchen Sie nach einer geschweiften oder spitzen Klammer ohne Ende oder einem Plural ohne „other“.',
      '文言「{key}」（{language}）を読み取れません。閉じていない波かっこや山かっこ、「other」のない複数形がないか確認してください。',
    ],
  'The text “{key}” in {language} lacks {names}, which the built-in text has.': [
    'Dem Text „{key}“ ({language}) fehlt, was der eingebaute Text hat: {names}.',
    '文言「{key}」（{language}）に、既定の文言にある{names}がありません。',
  ],
  'The text “{key}” in {language} asks for {names}, which is not known there.': [
    'Der Text „{key}“ ({language}) verlangt {names}; das ist dort nicht bekannt.',
    '文言「{key}」（{language}）の{names}は、ここでは使えません。',
  ],
  'The text “{key}” in {language} uses {names} in a way that the value does not allow.': [
    'Der Text „{key}“ ({language}) verwendet {names} auf eine Weise, die der Wert nicht zulässt.',
    '文言「{key}」（{language}）の{names}は、この値では使えない形式です。',
  ],
  '{placeholder} stands for nothing. There are {known}.': [
    '{placeholder} steht für nichts. Es gibt {known}.',
    '{placeholder}は使えません。使えるのは{known}です。',
  ],
  'There is nothing with languages here.': [
    'Hier gibt es nichts mit Sprachen.',
    'ここには言語別のデータがありません。',
  ],
  'It is not published.': ['Es ist nicht veröffentlicht.', '公開されていません。'],
  'The other languages fall back to English: unpublish all of them together.': [
    'Die anderen Sprachen greifen auf Englisch zurück: Ziehen Sie alle gemeinsam zurück.',
    'ほかの言語は英語を代わりに使います。すべての言語をまとめて公開を取り消してください。',
  ],
  'Nothing is published in any other language: use Unpublish.': [
    'In keiner anderen Sprache ist etwas veröffentlicht: Verwenden Sie „Zurückziehen“.',
    'ほかに公開中の言語がありません。「公開を取り消す」を使ってください。',
  ],

  // Files and versions
  'The file is empty.': ['Die Datei ist leer.', 'ファイルが空です。'],
  'A file may have {megabytes} MB at most.': [
    'Eine Datei darf höchstens {megabytes} MB groß sein.',
    'ファイルは{megabytes} MBまでです。',
  ],
  'A file may have {megabytes} MB at most: write the address of a larger one.': [
    'Eine Datei darf höchstens {megabytes} MB groß sein: Geben Sie bei größeren die Adresse an.',
    'ファイルは{megabytes} MBまでです。これより大きい場合はアドレスを入力してください。',
  ],
  'Only {kinds} files are taken, and by what is in them, not by their name.': [
    'Angenommen werden nur Dateien der Arten {kinds}, und zwar nach ihrem Inhalt, nicht nach ihrem Namen.',
    '使えるファイルは{kinds}のみです。名前ではなく内容で判定します。',
  ],
  'Only pictures (PNG, JPEG, WebP), PDFs and text files can be attached.': [
    'Anhängen lassen sich nur Bilder (PNG, JPEG, WebP), PDFs und Textdateien.',
    '添付できるのは、画像（PNG、JPEG、WebP）、PDF、テキストファイルのみです。',
  ],
  'At most three files go with a message.': [
    'Zu einer Nachricht gehören höchstens drei Dateien.',
    '1件のメッセージに添付できるファイルは3つまでです。',
  ],
  'Marketers upload files.': [
    'Dateien lädt das Marketing hoch.',
    'ファイルはマーケターがアップロードします。',
  ],
  'The file of a version stays what it is, for its checksum is known: make a new version, or delete this one.':
    [
      'Die Datei einer Version bleibt, wie sie ist, denn ihre Prüfsumme ist bekannt: Legen Sie eine neue Version an, oder löschen Sie diese.',
      'バージョンのファイルは、チェックサムが公開されているため差し替えできません。新しいバージョンを作成するか、これを削除してください。',
    ],
  'A version is two to four numbers with dots between them, such as 6.4.0.': [
    'Eine Version besteht aus zwei bis vier Zahlen mit Punkten dazwischen, etwa 6.4.0.',
    'バージョンは、2〜4個の数字をピリオドで区切って入力してください（例：6.4.0）。',
  ],
  'What is published needs a file, uploaded above, or the address of one.': [
    'Zum Veröffentlichen braucht es eine oben hochgeladene Datei oder die Adresse einer Datei.',
    '公開するには、上でアップロードしたファイルか、ファイルのアドレスが必要です。',
  ],
  'Either a file or an address: this version has a file already.': [
    'Entweder Datei oder Adresse: Diese Version hat bereits eine Datei.',
    'ファイルとアドレスはどちらか一方です。このバージョンにはすでにファイルがあります。',
  ],
  'The address must begin with https:// and name a file that anybody may fetch.': [
    'Die Adresse muss mit https:// beginnen und eine Datei nennen, die jeder abrufen darf.',
    'アドレスは https:// で始まり、誰でも取得できるファイルを指す必要があります。',
  ],
  'A checksum (SHA-256) has 64 signs: digits and letters from a to f.': [
    'Eine Prüfsumme (SHA-256) hat 64 Zeichen: Ziffern und Buchstaben von a bis f.',
    'チェックサム（SHA-256）は64文字で、数字とaからfまでの英字です。',
  ],
  'The size is a whole number of bytes above zero.': [
    'Die Größe ist eine ganze Zahl von Bytes über null.',
    'サイズは0より大きい整数（バイト）で入力してください。',
  ],
  'A file that ends in .{ending} is not for this system.': [
    'Eine Datei mit der Endung .{ending} ist nicht für dieses System.',
    '拡張子が .{ending} のファイルは、このシステムでは使えません。',
  ],
  'It is published in all languages together.': [
    'Es wird in allen Sprachen gemeinsam veröffentlicht.',
    'すべての言語でまとめて公開されます。',
  ],
  'It was not published.': ['Es war nicht veröffentlicht.', '公開されていませんでした。'],
  'Choose a language, a time and a time zone.': [
    'Wählen Sie eine Sprache, eine Zeit und eine Zeitzone.',
    '言語、日時、タイムゾーンを選んでください。',
  ],
  'That is in the past. Type a later time, or unpublish it now.': [
    'Dieser Zeitpunkt ist vorbei. Geben Sie einen späteren ein, oder ziehen Sie es jetzt zurück.',
    'その日時は過ぎています。後の日時を入力するか、今すぐ公開を取り消してください。',
  ],
} satisfies Words
