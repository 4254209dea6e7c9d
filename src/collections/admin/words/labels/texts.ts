import type { Words } from '../language'

/** What the blocks of a text say in the editor. */
export const TEXTS = {
  Notice: ['Hinweis', 'お知らせ枠'],
  Notices: ['Hinweise', 'お知らせ枠'],
  Tip: ['Tipp', 'ヒント'],
  Warning: ['Warnung', '警告'],
  'Without one its kind stands above it, in the language of the page': [
    'Ohne Titel steht seine Art darüber, in der Sprache der Seite',
    '空欄の場合は、種類がページの言語で表示されます',
  ],
  'Quote with its source': ['Zitat mit Quelle', '出典付きの引用'],
  'Quotes with their sources': ['Zitate mit Quellen', '出典付きの引用'],
  'Who said it, and where': ['Wer es gesagt hat, und wo', '発言者と出典'],
  'Commands or a file, shown as typed; the same in every language': [
    'Befehle oder eine Datei, gezeigt wie eingegeben; in jeder Sprache gleich',
    'コマンドやファイルの内容。入力したまま表示され、全言語で共通です',
  ],
  'Picture with a caption': ['Bild mit Unterschrift', 'キャプション付きの画像'],
  'Pictures with captions': ['Bilder mit Unterschriften', 'キャプション付きの画像'],
  'What it shows': ['Was es zeigt', '画像の内容'],
  'For those who cannot see it, in this language. Without it what the picture itself says is read out': [
    'Für alle, die es nicht sehen können, in dieser Sprache. Ohne Angabe wird vorgelesen, was beim Bild selbst steht',
    '画像を見られない方のための説明（この言語）。空欄の場合は画像自体の説明が読み上げられます',
  ],
  'Product with its price': ['Produkt mit seinem Preis', '価格付きの製品'],
  'Products with their prices': ['Produkte mit ihren Preisen', '価格付きの製品'],
  'The price is that of whoever reads, at that moment': [
    'Gezeigt wird der Preis, der beim Lesen gerade gilt',
    '閲覧者にその時点で適用される価格が表示されます',
  ],
  Button: ['Schaltfläche', 'ボタン'],
  Buttons: ['Schaltflächen', 'ボタン'],
  'What it says': ['Was darauf steht', 'ボタンの文言'],
  'Leads to': ['Führt zu', 'リンク先'],
  'In the language of the reader; where it does not exist, the address below': [
    'Die Seite in der Sprache des Lesers; gibt es sie dort nicht, gilt die Adresse unten',
    '閲覧者の言語のページ。ない場合は下のアドレスに移動します',
  ],
  'Or an address': ['Oder eine Adresse', 'またはアドレス'],
  'A path without a language, such as /products#music, or an address with https://. Without one there is no button where the page above is missing':
    [
      'Ein Pfad ohne Sprache, etwa /products#music, oder eine Adresse mit https://. Ohne Angabe entfällt die Schaltfläche, wo es die Seite oben nicht gibt',
      '言語なしのパス（例：/products#music）、またはhttps://のアドレス。空欄の場合、上のページがない言語ではボタンを表示しません',
    ],
} satisfies Words
