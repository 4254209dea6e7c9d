import type { Words } from '../../language'

/** Product pages and questions, and «Write» itself. */
export const PRODUCT_PAGES = {
  Write: ['Texte', '執筆'],
  'As a search result and as a card': ['Als Suchergebnis und als Karte', '検索結果とカードの表示'],
  'Product page': ['Produktseite', '製品ページ'],
  'Product pages': ['Produktseiten', '製品ページ'],
  'What a product page says, per language. An empty field falls back to English.': [
    'Die Texte der Produktseiten, je Sprache. Bleibt ein Feld leer, gilt der englische Text.',
    '製品ページの文言です（言語ごと）。空欄には英語の文言が使われます。',
  ],
  'The product that it is about. For a site without one type the address, such as vimeo-downloader. When it changes, its old address leads to the new one.':
    [
      'Das Produkt, um das es geht. Für Websites ohne eigenes Produkt geben Sie die Adresse ein, etwa vimeo-downloader. Ändert sie sich, führt die alte Adresse zur neuen.',
      '対象の製品です。専用の製品がないサービスの場合は、アドレスを入力してください（例：vimeo-downloader）。変更すると、以前のアドレスは新しいアドレスに転送されます。',
    ],
  Generic_route: ['Verkauftes Produkt', 'ここで販売する製品'],
  'For a site without a product of its own: the product that is sold here': [
    'Für Websites ohne eigenes Produkt: das Produkt, das hier verkauft wird',
    '専用の製品がないサービスの場合：ここで販売する製品',
  ],
  Site_name: ['Name des Dienstes', 'サービス名'],
  'The service, such as Netflix': ['Der Dienst, etwa Netflix', '配信サービス（例：Netflix）'],
  Icon: ['Symbol', 'アイコン'],
  'Shown instead of the drawn icon, except in article pictures and shared-link pictures; square, 192 × 192 pixels or more':
    [
      'Steht anstelle des gezeichneten Zeichens, außer auf Bildern von Artikeln und geteilten Seiten; quadratisch, mindestens 192 × 192 Pixel',
      '自動で描かれるマークの代わりに表示します（記事の画像と、ページ共有時の画像は除きます）。正方形で、192×192ピクセル以上にしてください',
    ],
  Headline: ['Überschrift', '見出し'],
  Promise: ['Kernaussage', 'キャッチコピー'],
  'One sentence under the headline': ['Ein Satz unter der Überschrift', '見出しの下の1文'],
  Features: ['Funktionen', '機能'],
  Feature: ['Funktion', '機能'],
  Music: ['Musik', '音楽'],
  'What the music line does for it, in the panel “Music” of its page. Left empty, the page says what holds for every product':
    [
      'Was die Musiklinie dafür leistet, im Bereich „Musik“ der Seite. Bleibt das Feld leer, steht dort, was für jedes Produkt gilt',
      'ページの「音楽」欄に表示する、音楽ラインでできること。空欄の場合は全製品に共通の内容を表示します',
    ],
  'Specification table': ['Tabelle der technischen Daten', '仕様表'],
  Row: ['Zeile', '行'],
  Rows: ['Zeilen', '行'],
  Value: ['Wert', '値'],
  'Rows such as Formats or Resolution. The page adds the systems and the version automatically; without rows it shows only those':
    [
      'Zeilen wie Formate oder Auflösung. Systeme und Version ergänzt die Seite selbst; ohne Zeilen zeigt sie nur diese',
      'ファイル形式や解像度などの行。対応OSとバージョンはページが自動で加えます。行がない場合はそれだけを表示します',
    ],
  Questions: ['Fragen', '質問'],
  Question: ['Frage', '質問'],
  Answer: ['Antwort', '回答'],
  'For search engines': ['Für Suchmaschinen', '検索エンジン向け'],
  Meta_title: ['Seitentitel', 'ページタイトル'],
  'Shown as “… · Tidemark”. 14 to 49 letters are shown whole; one of Chinese or Japanese counts as two': [
    'Erscheint als „… · Tidemark“. 14 bis 49 Zeichen werden ganz gezeigt; chinesische und japanische zählen doppelt',
    '「… · Tidemark」と表示されます。14〜49文字なら全文が表示されます。中国語と日本語は1文字を2文字と数えます',
  ],
  Meta_description: ['Seitenbeschreibung', 'ページの説明'],
  'Up to 160 letters are shown; one of Chinese or Japanese counts as two': [
    'Bis zu 160 Zeichen werden gezeigt; chinesische und japanische zählen doppelt',
    '160文字まで表示されます。中国語と日本語は1文字を2文字と数えます',
  ],
  Meta_keywords: ['Suchwörter', '検索キーワード'],
  'Picture for shared links': ['Bild beim Teilen der Seite', 'ページ共有時の画像'],
  'For this language, instead of the drawn one. 1200 × 630 pixels fit best; others are cropped around their focal point':
    [
      'Für diese Sprache, anstelle des gezeichneten Bildes. Am besten passen 1200 × 630 Pixel; andere Bilder werden um ihren Fokuspunkt herum zugeschnitten',
      'この言語のページで、自動作成の画像の代わりに表示します。推奨サイズは1200×630ピクセルです。ほかのサイズの画像は、焦点を中心に切り抜きます',
    ],
  'A few words that people search by, with commas between them. May stay empty': [
    'Einige Wörter, nach denen gesucht wird, durch Kommas getrennt. Kann leer bleiben',
    '検索に使われる言葉を、カンマ区切りで数語入力します。空欄でもかまいません',
  ],
} satisfies Words
