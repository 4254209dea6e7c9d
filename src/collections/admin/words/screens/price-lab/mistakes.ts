import type { Words } from '../../language'

/** The search for mistakes. */
export const MISTAKES = {
  'Prices everything on sale for every kind of owner, on both systems, with the campaigns of that time, and lists what cannot be intended.':
    [
      'Berechnet alles im Verkauf für jede Art von Besitzer, auf beiden Systemen, mit den Aktionen dieser Zeit, und listet auf, was nicht gewollt sein kann.',
      '販売中のすべての製品について、あらゆる所有状況と両方のOS、その時点のキャンペーンで価格を計算し、意図しないと思われるものを一覧にします。',
    ],
  'Where and when': ['Wo und wann', '場所と日時'],
  '{found, plural, =0 {Nothing was found} one {# thing was found} other {# things were found}} among {plans} plans and {kinds}, in {seconds} s.':
    [
      '{found, plural, =0 {Nichts gefunden} one {# Fund} other {# Funde}} unter {plans} Lizenzarten und {kinds}, in {seconds} s.',
      '{plans}プラン、{kinds}を検査し、{found, plural, =0 {問題は見つかりませんでした} other {#件見つかりました}}（{seconds}秒）。',
    ],
  '{states, plural, one {# kind of owner} other {# kinds of owners}}': [
    '{states, plural, one {# Art von Besitzer} other {# Arten von Besitzern}}',
    '{states, plural, other {所有状況#通り}}',
  ],
  'One of {kinds}': ['Eine von {kinds}', '{kinds}のうちの1つ'],
  'and {count} more that cost the same': ['und {count} weitere zum selben Preis', 'ほか同額{count}件'],
  'Of whom': ['Bei wem', '対象者'],
  Rules: ['Regeln', 'ルール'],
  'first:': ['zuerst:', '先に：'],
  'new:': ['neu:', '新規：'],
  Nobody: ['Niemand', '該当者なし'],
  Anybody: ['Alle', '全員'],
  'owns {product}, {plan}': ['besitzt {product}, {plan}', '{product}（{plan}）を所有'],
  'subscribes to {product}, {plan}, paid {periods, plural, one {once} other {# times}}': [
    'Abo von {product}, {plan}, {periods, plural, one {einmal} other {#-mal}} bezahlt',
    '{product}（{plan}）を契約、{periods, plural, other {#回}}支払い済み',
  ],
  'had {product} before': ['hatte früher {product}', '以前{product}を所有'],
  '{price} in two steps, {against} at once': [
    '{price} in zwei Schritten, {against} auf einmal',
    '2段階で{price}、一度に{against}',
  ],
  '{price}, with one thing less {against}': [
    '{price}, mit einem Produkt weniger {against}',
    '{price}（所有が1つ少ないと{against}）',
  ],
  '{price}, new {against}': ['{price}, neu {against}', '{price}（新規は{against}）'],
  '{price} in the rule, {against} usually': [
    '{price} nach der Regel, {against} sonst',
    'ルールでは{price}、標準は{against}',
  ],
  'An upgrade is dearer than new': ['Ein Upgrade ist teurer als neu', 'アップグレードが新規より高い'],
  'An owner is asked more than somebody new for what gives the same.': [
    'Ein Besitzer zahlt für dasselbe mehr als neue Kunden.',
    '同じ内容なのに、所有者の価格が新規より高くなっています。',
  ],
  'Owning more costs more': ['Mehr Besitz kostet mehr', '所有製品が多いほど高くなる'],
  'One thing more makes the price higher.': [
    'Ein Produkt mehr macht den Preis höher.',
    '所有製品が1つ増えると価格が上がります。',
  ],
  'A detour is cheaper': ['Ein Umweg ist günstiger', '2段階で買う方が安い'],
  'Buying one thing first and then the other costs less than the other alone.': [
    'Erst das eine und dann das andere zu kaufen kostet weniger als das andere allein.',
    '別の製品を先に購入した方が、その製品だけを購入するより合計が安くなります。',
  ],
  'An offer is above the usual price': [
    'Ein Angebot liegt über dem üblichen Preis',
    '特別価格が標準価格より高い',
  ],
  'The price written in the rule is higher than what everybody pays, so the rule gives nothing there.': [
    'Der Preis der Regel liegt über dem Preis, den alle zahlen; die Regel bringt dort nichts.',
    'ルールの価格が全員向けの価格より高いため、効果がありません。',
  ],
  'A rule that nobody can reach': ['Eine Regel, die niemand erreicht', '誰にも適用されないルール'],
  'No owner fulfils it for anything on sale.': [
    'Kein Besitzer erfüllt sie bei irgendetwas im Verkauf.',
    '販売中のどの製品でも、条件を満たす所有者がいません。',
  ],
  'A rule that is always beaten': ['Eine Regel, die immer unterliegt', '常にほかの価格が選ばれるルール'],
  'Whoever fulfils it has a better offer by another rule.': [
    'Wer sie erfüllt, hat durch eine andere Regel ein besseres Angebot.',
    '条件を満たす人には、別のルールによるより良い価格があります。',
  ],
} satisfies Words
