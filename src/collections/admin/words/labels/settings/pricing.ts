import type { Words } from '../../language'

/** How prices are converted and added up. */
export const PRICING = {
  'Pricing Settings': ['Preiseinstellungen', '価格設定'],
  'Exchange rates, what a suite counts as for owners, and which discounts go together.': [
    'Wechselkurse, als wie viele Produkte ein Komplettpaket zählt und welche Rabatte zusammen gelten.',
    '為替レート、所有者の価格でセットを何製品分と数えるか、併用できる割引を設定します。',
  ],
  Currencies: ['Währungen', '通貨'],
  'How much of this currency one US dollar is worth': [
    'Wie viel dieser Währung ein US-Dollar wert ist',
    '1米ドルがこの通貨でいくらにあたるかです',
  ],
  'Converted prices end with': ['Umgerechnete Preise enden auf', '換算後の価格の端数'],
  'The last two digits of a converted price, such as 90 or 80': [
    'Die letzten zwei Ziffern eines umgerechneten Preises, etwa 90 oder 80',
    '換算した価格の下2桁です（例：90、80）',
  ],
  'What a suite counts as, where owners pay less the more products they own': [
    'Als wie viele Produkte ein Komplettpaket zählt, wenn Besitzer mit jedem Produkt weniger zahlen',
    '所有製品が多いほど安くなる価格で、セットを何製品と数えるか',
  ],
  'With 7, whoever owns the suite pays as somebody does who owns 7 products of that line one by one.': [
    'Mit 7 zahlt, wer das Komplettpaket besitzt, so viel wie jemand mit 7 einzelnen Produkten dieser Produktlinie.',
    '7の場合、セットの所有者は、その製品ラインの単品を7つ所有する方と同じ価格になります。',
  ],
  'Products that a video suite counts as': [
    'Das Komplettpaket Video zählt als so viele Produkte',
    '動画セットの製品数',
  ],
  'Products that an adult suite counts as': [
    'Das Komplettpaket Erwachsene zählt als so viele Produkte',
    'アダルトセットの製品数',
  ],
  'Products that a music suite counts as': [
    'Das Komplettpaket Musik zählt als so viele Produkte',
    '音楽セットの製品数',
  ],
  'Where several discounts hold': ['Wenn mehrere Rabatte gelten', '複数の割引が使えるとき'],
  'the lowest price, and amounts off on top': [
    'der niedrigste Preis, zusätzlich die Abzüge',
    '最も安い価格から、さらに値引き',
  ],
  'only the lowest price': ['nur der niedrigste Preis', '最も安い価格のみ'],
  'Of coupons for 30% off and for $5 off, $50.00 become $30.00 with both, and $35.00 with the better one alone.':
    [
      'Mit Gutscheinen über 30 % und über 5 $ werden aus 50,00 $ mit beiden 30,00 $, mit dem besseren allein 35,00 $.',
      '30%引きと5ドル引きのクーポンがある場合、$50.00は両方で$30.00、有利な方だけなら$35.00になります。',
    ],
} satisfies Words
