import type { Words } from '../../language'

/** What the first page shows of campaigns. */
export const FIRST_PAGE = {
  Campaigns: ['Aktionen', 'キャンペーン'],
  'Campaigns by site': ['Aktionen nach Website', 'サイト別のキャンペーン'],
  'To be fixed': ['Zu beheben', '対応が必要な項目'],
  Upcoming: ['Geplant', '開始前'],
  Running: ['Läuft', '実施中'],
  Draft: ['Entwurf', '下書き'],
  'Switched off': ['Ausgeschaltet', 'オフ'],
  'All sites': ['Alle Websites', 'すべてのサイト'],
  'all languages': ['alle Sprachen', 'すべての言語'],
  'No order with one of its coupons was paid.': [
    'Keine Bestellung mit einem ihrer Gutscheine wurde bezahlt.',
    'このキャンペーンのクーポンを使った支払済みの注文はありません。',
  ],
  'No order with one of its coupons was paid in the last {days} days.': [
    'In den letzten {days} Tagen wurde keine Bestellung mit einem ihrer Gutscheine bezahlt.',
    '直近{days}日間に、このキャンペーンのクーポンを使った支払済みの注文はありません。',
  ],
  'Brought {orders, plural, one {# paid order} other {# paid orders}}: {amounts}, without what went back.': [
    'Brachte {orders, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}: {amounts}, ohne Erstattetes.',
    '{orders, plural, other {支払済みの注文#件}}：{amounts}（返金を除く）',
  ],
  'Brought {orders, plural, one {# paid order} other {# paid orders}} in the last {days} days: {amounts}, without what went back.':
    [
      'Brachte in den letzten {days} Tagen {orders, plural, one {# bezahlte Bestellung} other {# bezahlte Bestellungen}}: {amounts}, ohne Erstattetes.',
      '直近{days}日間の{orders, plural, other {支払済みの注文#件}}：{amounts}（返金を除く）',
    ],
  'No campaign has a problem.': [
    'Bei keiner Aktion ist etwas zu beheben.',
    '問題のあるキャンペーンはありません。',
  ],
  'And {count} more.': ['Und {count} weitere.', 'ほか{count}件。'],
  'Open the campaign': ['Aktion öffnen', 'キャンペーンを開く'],
  'Open the coupon': ['Gutschein öffnen', 'クーポンを開く'],
  'Open the page': ['Seite öffnen', 'ページを開く'],
  '“{campaign}” names the coupon “{about}”, which is not published.': [
    '„{campaign}“ nennt den Gutschein „{about}“, der nicht veröffentlicht ist.',
    '「{campaign}」に設定されたクーポン「{about}」が公開されていません。',
  ],
  '“{campaign}” names the coupon “{about}”, which is switched off.': [
    '„{campaign}“ nennt den Gutschein „{about}“, der ausgeschaltet ist.',
    '「{campaign}」に設定されたクーポン「{about}」がオフになっています。',
  ],
  'The coupon “{about}” does not hold for the whole of “{campaign}”, which names it.': [
    'Der Gutschein „{about}“ gilt nicht für die ganze Dauer von „{campaign}“.',
    'クーポン「{about}」の有効期間が、「{campaign}」の全期間を満たしていません。',
  ],
  '“{campaign}” has no coupon that works: it lowers no price.': [
    '„{campaign}“ hat keinen Gutschein, der wirkt: Kein Preis wird günstiger.',
    '「{campaign}」には有効なクーポンがなく、価格が下がりません。',
  ],
  '“{campaign}” ended more than 60 days ago and is still switched on.': [
    '„{campaign}“ endete vor mehr als 60 Tagen und ist noch eingeschaltet.',
    '「{campaign}」は終了から60日以上たっていますが、オンのままです。',
  ],
  'The page of “{campaign}” has no published text: visitors read only its name.': [
    'Die Seite von „{campaign}“ hat keinen veröffentlichten Text: Besucher lesen nur den Namen.',
    '「{campaign}」のページに公開済みの文言がなく、名前だけが表示されます。',
  ],
  '“{campaign}” has no name in {about}: visitors read the English one.': [
    '„{campaign}“ hat keinen Namen auf {about}: Besucher lesen den englischen.',
    '「{campaign}」には{about}の名前がなく、英語の名前が表示されます。',
  ],
  'The page of “{campaign}” has no title in {about}: visitors read it in English.': [
    'Die Seite von „{campaign}“ hat keinen Titel auf {about}: Besucher lesen den englischen.',
    '「{campaign}」のページには{about}のタイトルがなく、英語で表示されます。',
  ],
  'The price set “{name}” did not go live.': [
    'Der Preissatz „{name}“ ging nicht live.',
    '価格セット「{name}」は適用されませんでした。',
  ],
  'Open the price set': ['Preissatz öffnen', '価格セットを開く'],
  'The launch “{name}” did not go live.': [
    'Der Launch „{name}“ ging nicht live.',
    'ローンチ「{name}」は公開されませんでした。',
  ],
  'Open the launch': ['Launch öffnen', 'ローンチを開く'],
} satisfies Words
