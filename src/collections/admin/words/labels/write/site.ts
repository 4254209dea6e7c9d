import type { Words } from '../../language'

/** Legal pages, navigation, interface texts, redirects, comments, pictures, the announcement. */
export const SITE = {
  'Legal page': ['Rechtstext', '規約・法的表示'],
  'Legal pages': ['Rechtstexte', '規約・法的表示'],
  'Last part of its address, such as privacy-policy; it stays as it was made': [
    'Letzter Teil der Adresse, etwa privacy-policy; er lässt sich später nicht ändern',
    'アドレスの最後の部分（例：privacy-policy）。作成後は変更できません',
  ],
  'In force since': ['In Kraft seit', '施行日'],
  Topic: ['Thema', 'テーマ'],
  'Home page': ['Startseite', 'トップページ'],
  'Buying (under all products)': ['Kauf (unter allen Produkten)', '購入（全製品の下）'],
  'Licenses (on the contact page)': ['Lizenzen (auf der Kontaktseite)', 'ライセンス（お問い合わせページ）'],
  'Downloads (on the download page)': [
    'Downloads (auf der Download-Seite)',
    'ダウンロード（ダウンロードページ）',
  ],
  'Contact (on the contact page)': ['Kontakt (auf der Kontaktseite)', 'お問い合わせ（お問い合わせページ）'],
  Navigation: ['Navigation', 'ナビゲーション'],
  'Navigation and footer': ['Navigation und Fußzeile', 'ナビゲーションとフッター'],
  'What the header and the footer of each site lead to. A language without a word falls back to English.': [
    'Die Links in Kopf- und Fußzeile jeder Website. Fehlt in einer Sprache eine Beschriftung, gilt die englische.',
    '各サイトのヘッダーとフッターのリンク先です。文言がない言語では英語が使われます。',
  ],
  Site: ['Website', 'サイト'],
  Header: ['Kopfzeile', 'ヘッダー'],
  Link: ['Link', 'リンク'],
  Links: ['Links', 'リンク'],
  'A path without a language, such as /products#music, or an address with https://': [
    'Ein Pfad ohne Sprache, etwa /products#music, oder eine Adresse mit https://',
    '言語を含まないパス（例：/products#music）またはhttps://で始まるアドレス',
  ],
  Footer: ['Fußzeile', 'フッター'],
  'Interface text': ['Oberflächentext', '画面の文言'],
  'Interface texts': ['Oberflächentexte', '画面の文言'],
  'Words of buttons, forms and notices that differ from the built-in ones. A language left empty keeps the built-in text.':
    [
      'Texte von Schaltflächen, Formularen und Hinweisen, die vom eingebauten Text abweichen. In einer Sprache ohne Eintrag gilt der eingebaute.',
      'ボタン、フォーム、お知らせの文言のうち、標準から変えるものです。空欄の言語では標準の文言が使われます。',
    ],
  'Type some of its English words, such as Buy now: when you save, you are shown the places where they appear, to choose from.':
    [
      'Geben Sie einige Wörter des englischen Textes ein, etwa „Buy now“. Beim Speichern nennt der Shop die Stellen, an denen sie stehen; wählen Sie daraus.',
      '英語の文言の一部（例：Buy now）を入力して保存すると、その文言がある場所が表示されます。そこから選んでください。',
    ],
  'Built-in text': ['Eingebauter Text', '標準の文言'],
  'What is said in this language without a text of yours': [
    'Was in dieser Sprache steht, solange Sie keinen eigenen Text eingeben',
    '変更しない場合にこの言語で表示される文言',
  ],
  'Keep whatever stands in curly or angle brackets: the shop puts a name, a number or a link there.': [
    'Behalten Sie alles bei, was in geschweiften oder spitzen Klammern steht: Dort setzt der Shop einen Namen, eine Zahl oder einen Link ein.',
    '波かっこや山かっこの部分はそのまま残してください。名前、数値、リンクが入ります。',
  ],
  Redirect: ['Weiterleitung', 'リダイレクト'],
  Redirects: ['Weiterleitungen', 'リダイレクト'],
  'Old addresses that lead to new ones, so that links and search results keep working.': [
    'Alte Adressen, die zu neuen führen, damit Links und Suchergebnisse weiter funktionieren.',
    '以前のアドレスから新しいアドレスへ転送し、リンクや検索結果を引き続き使えるようにします。',
  ],
  From: ['Von', '転送元'],
  'Such as /old-page': ['Etwa /old-page', '例：/old-page'],
  To: ['Nach', '転送先'],
  'Empty = all sites': ['Leer = alle Websites', '空欄 = すべてのサイト'],
  Comment: ['Kommentar', 'コメント'],
  Comments: ['Kommentare', 'コメント'],
  Locale: ['Sprache', '言語'],
  waiting: ['wartet', '承認待ち'],
  shown: ['sichtbar', '表示'],
  hidden: ['verborgen', '非表示'],
  Media: ['Medien', 'メディア'],
  Alt: ['Bildbeschreibung', '画像の説明'],
  'What the picture shows, for those who cannot see it': [
    'Was das Bild zeigt, für alle, die es nicht sehen können',
    '画像を見られない方のための説明',
  ],
  Announcement: ['Ankündigung', 'お知らせ'],
  'One line above every page, from the start time up to, but not including, the end time. A language without a text falls back to English; without any text nothing is shown.':
    [
      'Eine Zeile über jeder Seite, vom ersten Zeitpunkt bis zum zweiten; der Endzeitpunkt zählt nicht mehr dazu. Fehlt der Text einer Sprache, gilt der englische; ohne Text erscheint nichts.',
      '全ページの上に表示する1行です。開始時刻から終了時刻の直前まで表示されます。文言がない言語では英語が使われ、文言がまったくなければ表示されません。',
    ],
  'Shown from': ['Sichtbar ab', '表示開始'],
  'Shown until': ['Sichtbar bis', '表示終了'],
} satisfies Words
