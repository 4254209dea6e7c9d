import type { Words } from '../language'

/** «The shop’s look»: colours, type and parts. */
export const STYLE = {
  'The shop’s look': ['Aussehen des Shops', 'ショップのデザイン'],
  'All that the shop’s pages are made of, as it is today. Water is the accent; the warm mark says to where it rises: a step, a saving, a deadline.':
    [
      'Alles, woraus die Seiten des Shops bestehen, wie es heute ist. „Wasser“ ist die Akzentfarbe; die warme Farbe „Marke“ hebt hervor, was gerade wichtig ist: einen Schritt, eine Ersparnis, eine Frist.',
      'ショップのページを形づくる要素の、現在の一覧です。水の色がアクセント、暖色のマークは水位の目安で、手順、割引、期限を示します。',
    ],
  Contrast: ['Kontrast', 'コントラスト'],
  'Usual contrast': ['Üblicher Kontrast', '標準のコントラスト'],
  'More contrast': ['Mehr Kontrast', '高コントラスト'],
  Colors: ['Farben', '色'],
  'Beside each value: how far it is from the ground it is measured on. Words need 4.5, and 7 where more contrast is asked for.':
    [
      'Neben jedem Wert steht sein Kontrast zum Hintergrund. Schrift braucht mindestens 4,5; wo mehr Kontrast verlangt ist, 7.',
      '各値の横は、下地の色とのコントラスト比です。文字には4.5以上、高コントラストでは7以上が必要です。',
    ],
  'Video pages, and all others': ['Seiten zu Video und alle anderen', '動画のページ、その他のページ'],
  'Music pages': ['Seiten zu Musik', '音楽のページ'],
  'Video AI pages': ['Seiten zur Video-KI', '動画AIのページ'],
  'Below the waterline: the foot of a page': [
    'Unter der Wasserlinie: der Fuß einer Seite',
    '水面の下（ページの下部）',
  ],
  'Tiles of video services': ['Kacheln der Videodienste', '動画サービスのタイル'],
  'Tiles of music services': ['Kacheln der Musikdienste', '音楽サービスのタイル'],
  'Tiles of Video AI': ['Kacheln der Video-KI', '動画AIのタイル'],
  'Drawn windows of the applications': ['Gezeichnete Fenster der Programme', 'アプリのウィンドウの図'],
  'Tiles of adult services': ['Kacheln der Dienste für Erwachsene', 'アダルトサービスのタイル'],
  Light: ['Hell', 'ライト'],
  Dark: ['Dunkel', 'ダーク'],
  Type: ['Schrift', '書体'],
  'From 28 px on, words are set in the face of headlines: Bricolage Grotesque, with Zen Kaku Gothic New in Japanese and Noto Sans SC in Chinese.':
    [
      'Ab 28 px steht Text in der Schrift der Überschriften: Bricolage Grotesque, dazu Zen Kaku Gothic New im Japanischen und Noto Sans SC im Chinesischen.',
      '28px以上は見出しの書体です。欧文はBricolage Grotesque、日本語はZen Kaku Gothic New、中国語はNoto Sans SCを使います。',
    ],
  Spacing: ['Abstände', '余白'],
  Corners: ['Ecken', '角の丸み'],
  Motion: ['Bewegung', '動き'],
  'Nothing moves for those who ask their device for less motion.': [
    'Wer auf seinem Gerät weniger Bewegung eingestellt hat, sieht keine.',
    'デバイスで「視差効果を減らす」を選んだ人には、動きを表示しません。',
  ],
  Parts: ['Bauteile', 'パーツ'],
  'Where a device forces its own colors, what fills takes the color of a selection, lines and marks that of the text.':
    [
      'Wo ein Gerät eigene Farben erzwingt, haben gefüllte Flächen die Farbe einer Auswahl, Linien und Marken die der Schrift.',
      'デバイスが配色を強制する場合、満ちる部分は選択の色、線とマークは文字の色になります。',
    ],
  'Parts in light': ['Bauteile in Hell', 'パーツ（ライト）'],
  'Parts in dark': ['Bauteile in Dunkel', 'パーツ（ダーク）'],
} satisfies Words
