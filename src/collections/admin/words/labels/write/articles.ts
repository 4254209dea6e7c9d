import type { Words } from '../../language'

/** Articles, guides and reviews, their authors and categories. */
export const ARTICLES = {
  Article: ['Artikel', '記事'],
  Articles: ['Artikel', '記事'],
  Number: ['Nummer', '番号'],
  'Address: /article/number. When it changes, its old address leads to the new one.': [
    'Adresse: /article/Nummer. Ändert sie sich, führt die alte Adresse zur neuen.',
    'アドレス：/article/番号。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  Author: ['Autor', '執筆者'],
  Published: ['Veröffentlicht am', '公開日'],
  Summary: ['Zusammenfassung', '概要'],
  'One or two sentences, shown in lists and to search engines': [
    'Ein oder zwei Sätze für Übersichten und Suchmaschinen',
    '一覧と検索結果に表示される1〜2文の説明です',
  ],
  Cover: ['Titelbild', 'カバー画像'],
  'Without one, what the article is about is drawn': [
    'Ohne Bild wird gezeichnet, worum es im Artikel geht',
    '設定しない場合は、記事の内容に合わせた図が自動で作成されます',
  ],
  Categories: ['Kategorien', 'カテゴリー'],
  Related: ['Verwandte Artikel', '関連記事'],
  'Products it is about': ['Produkte, um die es geht', '対象の製品'],
  'About one film or series': ['Über einen Film oder eine Serie', '1つの映画・シリーズについての記事'],
  'If checked, the article also has the page /movie-downloader/number, and programs that ask for a title find it. Leave it empty for any other subject.':
    [
      'Ist das Feld angekreuzt, hat der Artikel auch die Seite /movie-downloader/Nummer, und Programme, die nach einem Titel fragen, finden ihn. Bei jedem anderen Thema leer lassen.',
      'チェックすると「/movie-downloader/番号」のページも作成され、アプリから作品名で検索できるようになります。作品以外についての記事ではチェックしないでください。',
    ],
  'Written in': ['Verfasst auf', '原文の言語'],
  'The language of the original: translations are made from it': [
    'Die Sprache des Originals, aus dem übersetzt wird',
    '原文の言語です。ここから翻訳します',
  ],
  Guide: ['Anleitung', 'ガイド'],
  Guides: ['Anleitungen', 'ガイド'],
  'How-to guides, one per streaming downloader. Their addresses begin with /guide/ and end with the name of the downloader.':
    [
      'Anleitungen, eine je Streaming-Downloader. Ihre Adressen beginnen mit /guide/ und enden mit dem Namen des Downloaders.',
      '使い方ガイド。配信サービス別ダウンローダーごとに1つです。アドレスは/guide/で始まり、ダウンローダーの名前で終わります。',
    ],
  'The address follows from it, after /guide/. When it changes, its old address leads to the new one.': [
    'Daraus ergibt sich die Adresse, nach /guide/. Ändert sie sich, führt die alte Adresse zur neuen.',
    'アドレス（/guide/…）は、この項目から自動で決まります。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  Portrait: ['Porträt', 'プロフィール画像'],
  Screenshot: ['Bildschirmfoto', 'スクリーンショット'],
  'The application in this language, in the place of the drawn window, also where the page is shared; 1280 × 820 pixels fit best':
    [
      'Das Programm in dieser Sprache, anstelle des gezeichneten Fensters, auch wo die Seite geteilt wird; am besten passen 1280 × 820 Pixel',
      'この言語のアプリの画面です。自動で作成されるウィンドウの図の代わりに表示し、ページが共有されたときにも使います。推奨サイズは1280×820ピクセルです',
    ],
  'Drawn picture': ['Gezeichnetes Bild', '自動で作成される図'],
  'The part of the screen that the step is about': [
    'Der Teil des Bildschirms, um den es in diesem Schritt geht',
    'この手順で扱う画面の部分',
  ],
  'Picture of your own': ['Eigenes Bild', '用意した画像'],
  'Shown instead of the drawn one': [
    'Steht anstelle des gezeichneten',
    '自動で作成される図の代わりに表示します',
  ],
  'Signing in to the service': ['Anmeldung beim Dienst', 'サービスへのログイン'],
  'The choice of a profile': ['Die Wahl des Profils', 'プロフィールの選択'],
  'The page of the service': ['Die Seite des Dienstes', 'サービスのページ'],
  'The field for an address': ['Das Adressfeld', 'アドレスの入力欄'],
  'Sound and subtitles': ['Ton und Untertitel', '音声と字幕'],
  'File and quality': ['Datei und Qualität', 'ファイル形式と画質'],
  'The queue of downloads': ['Die Warteschlange der Downloads', 'ダウンロードの一覧'],
  'Folders and files': ['Ordner und Dateien', 'フォルダとファイル'],
  'Good to know': ['Gut zu wissen', '知っておきたいこと'],
  Hints: ['Hinweise', 'ヒント'],
  Hint: ['Hinweis', 'ヒント'],
  Category: ['Kategorie', 'カテゴリー'],
  'A tree: a category may stand below another one.': [
    'Ein Baum: Eine Kategorie kann unter einer anderen stehen.',
    '階層構造です。カテゴリーを別のカテゴリーの下に置けます。',
  ],
  Uid: ['Kurzbezeichnung', '識別名'],
  'Place in the shop': ['Stelle im Shop', 'ショップ内の場所'],
  'Last part of the address, after /category/. When it changes, its old address leads to the new one.': [
    'Letzter Teil der Adresse, nach /category/. Ändert er sich, führt die alte Adresse zur neuen.',
    'アドレス（/category/…）の末尾です。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  Parent: ['Übergeordnete Kategorie', '親カテゴリー'],
  Order: ['Bestellung', '注文'],
  'Source of the quote': ['Quelle', '出典'],
  Authors: ['Autoren', '執筆者'],
  'The desks of the shop that sign articles.': [
    'Die Redaktionen, unter deren Namen Artikel erscheinen.',
    '記事の執筆者として表示される編集部です。',
  ],
  'Last part of the address, after /author/. When it changes, its old address leads to the new one.': [
    'Letzter Teil der Adresse, nach /author/. Ändert er sich, führt die alte Adresse zur neuen.',
    'アドレス（/author/…）の末尾です。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  Review: ['Produktbericht', 'レビュー'],
  Reviews: ['Produktberichte', 'レビュー'],
  'For the review sites: /review/number': [
    'Für die Websites mit Produktberichten: /review/Nummer',
    'レビューサイト用のページです。アドレスは「/review/番号」になります',
  ],
  'Address: /review/number. When it changes, its old address leads to the new one.': [
    'Adresse: /review/Nummer. Ändert sie sich, führt die alte Adresse zur neuen.',
    'アドレス：/review/番号。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  'The product reviewed': ['Das getestete Produkt', 'レビュー対象の製品'],
  Published_at: ['Veröffentlicht am', '公開日'],
  'Our verdict': ['Unser Urteil', '総評'],
  'In one sentence. Without it the page shows no box': [
    'In einem Satz. Ohne ihn zeigt die Seite keinen Kasten',
    '一文で書きます。空欄の場合、総評の枠は表示されません',
  ],
  'Who it is for': ['Für wen es geeignet ist', '向いている方'],
  'Who it is not for': ['Für wen es nicht geeignet ist', '向いていない方'],
  'What we like': ['Was uns gefällt', '良い点'],
  'What could be better': ['Was besser sein könnte', '気になる点'],
  'Best-of list': ['Bestenliste', 'おすすめ一覧'],
  'Best-of lists': ['Bestenlisten', 'おすすめ一覧'],
  'For the review sites: /best/ and its short name': [
    'Für die Websites mit Produktberichten: /best/ und die Kurzbezeichnung',
    'レビューサイト用のページです。アドレスは「/best/識別名」になります',
  ],
  'Last part of the address, after /best/. When it changes, its old address leads to the new one.': [
    'Letzter Teil der Adresse, nach /best/. Ändert er sich, führt die alte Adresse zur neuen.',
    'アドレス（/best/…）の末尾です。変更すると、以前のアドレスは新しいアドレスに転送されます。',
  ],
  Entries: ['Einträge', '項目'],
} satisfies Words
