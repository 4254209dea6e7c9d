import type { Words } from '../../language'

/** Campaigns, and the push messages that tell of them. */
export const CAMPAIGNS = {
  Campaign: ['Aktion', 'キャンペーン'],
  Campaigns: ['Aktionen', 'キャンペーン'],
  'A period in which coupons apply automatically, from the start up to, but not including, the end.': [
    'Ein Zeitraum, in dem Gutscheine von selbst gelten. Der Endzeitpunkt zählt nicht mehr dazu.',
    'クーポンが自動で適用される期間です。開始時刻から終了時刻の直前まで有効です。',
  ],
  This_campaign: ['Diese Aktion', 'このキャンペーン'],
  'Its page, such as sales-campaign; the texts are under Pages with the same address. When it changes, its old address leads to the new one.':
    [
      'Die Seite der Aktion, etwa sales-campaign; ihre Texte stehen unter „Seiten“ bei derselben Adresse. Ändern Sie die Adresse, führt die alte zur neuen.',
      'キャンペーンのページ（例：sales-campaign）。文言は「ページ」の同じアドレスにあります。変更すると、以前のアドレスは新しいアドレスに転送されます。',
    ],
  'Benefit in words': ['Vorteil in Worten', '特典の説明'],
  'Such as “30% off all suites”: for the bar and the top of its page. If empty, the text is made from its discounts.':
    [
      'Etwa „30 % Rabatt auf alle Komplettpakete“: für die Leiste und den Kopf der Aktionsseite. Ohne Angabe ergibt sich der Text aus den Rabatten.',
      '例：「セット製品が30%オフ」。バーとページの先頭に表示します。空欄の場合は割引の内容から作成します。',
    ],
  Starts: ['Beginn', '開始'],
  Ends: ['Ende', '終了'],
  'Announced by': ['Angekündigt durch', '告知方法'],
  'Nothing: only its page mentions it': ['Nichts: nur die Aktionsseite', '告知なし（専用ページのみ）'],
  'A bar above every page': ['Eine Leiste über jeder Seite', '全ページ上部のバー'],
  'A popup': ['Ein Popup', 'ポップアップ'],
  'A menu item': ['Ein Eintrag im Menü', 'メニュー項目'],
  'Coupons that apply automatically': ['Gutscheine, die automatisch gelten', '自動で適用されるクーポン'],
  'Promoted products': ['Beworbene Produkte', 'おすすめ製品'],
  Sites: ['Websites', 'サイト'],
  Shop: ['Shop', 'ショップ'],
  'Japanese shop': ['Japanischer Shop', '日本語ショップ'],
  'Review site': ['Website mit Produktberichten', 'レビューサイト'],
  'Japanese review site': ['Japanische Website mit Produktberichten', '日本語レビューサイト'],
  Carousel: ['Karussell', 'カルーセル'],
  Slide: ['Bild des Karussells', 'スライド'],
  Slides: ['Bilder des Karussells', 'スライド'],
  Title: ['Titel', 'タイトル'],
  Picture: ['Bild', '画像'],
  Pictures: ['Bilder', '画像'],
  'Push message': ['Push-Nachricht', 'プッシュ通知'],
  'Push messages': ['Push-Nachrichten', 'プッシュ通知'],
  'Goes to browsers whose visitors asked for it, at most once a week each. Once sending has begun, it can be stopped but not changed.':
    [
      'Jede Nachricht geht an Browser, deren Besucher zugestimmt haben, an jeden höchstens eine in der Woche. Hat der Versand begonnen, lässt er sich anhalten, die Nachricht aber nicht mehr ändern.',
      '通知を許可した訪問者のブラウザーに送信します。1つのブラウザーへの送信は週1回までです。送信を始めた後は、停止はできますが変更はできません。',
    ],
  'For the team; visitors do not see it.': [
    'Für das Team; Besucher sehen es nicht.',
    'チーム用です。訪問者には表示されません。',
  ],
  'Draft: goes to nobody': ['Entwurf: geht an niemanden', '下書き：送信しない'],
  'Send it at the set time': ['Zur eingestellten Zeit senden', '指定時刻に送信'],
  'Being sent': ['Wird gesendet', '送信中'],
  Sent: ['Gesendet', '送信済み'],
  Stopped: ['Angehalten', '停止'],
  Browsers: ['Browser', 'ブラウザー'],
  'How many it would reach as of now': [
    'So viele erhalten sie nach heutigem Stand',
    '現時点で送信対象のブラウザー数',
  ],
  Delivered: ['Zugestellt', '配信済み'],
  'Accepted by the push service': ['Vom Push-Dienst angenommen', 'プッシュ通知サービスが受け付けた数'],
  Gone: ['Nicht mehr erreichbar', '登録解除'],
  'No longer accept messages, and were removed': [
    'Nahmen keine Nachrichten mehr an und wurden gelöscht',
    '受信できなくなったため、登録を削除した数',
  ],
  Failed: ['Fehlgeschlagen', '失敗'],
  'Refused, or abandoned after a day': [
    'Abgelehnt oder nach einem Tag aufgegeben',
    '送信が拒否された数と、1日後に中止した数',
  ],
  Clicked: ['Angeklickt', 'クリック'],
  'Opened by a click': ['Durch einen Klick geöffnet', 'クリックしてページが開かれた数'],
  'In words': ['Texte', '文面'],
  Language: ['Sprache', '言語'],
  'It goes to visitors in the languages it is written in.': [
    'Sie geht an alle Sprachen, in denen sie verfasst ist.',
    '文面がある言語の訪問者に送信されます。',
  ],
  Opens: ['Öffnet', '開くページ'],
  'A path without a language, such as /products': [
    'Ein Pfad ohne Sprache, etwa /products',
    '言語を含まないパス（例：/products）',
  ],
  At: ['Zeitpunkt', '日時'],
  'Empty = as soon as it is saved for sending': [
    'Leer = sobald sie zum Senden gespeichert ist',
    '空欄の場合は、「指定時刻に送信」を選んで保存するとすぐに送信します',
  ],
  Countries: ['Länder', '国'],
  'Empty = all. Browsers whose country is not known get only messages to all.': [
    'Leer = alle. Browser aus unbekannten Ländern erhalten nur Nachrichten an alle.',
    '空欄 = すべて。国が不明なブラウザーには、全員宛ての通知だけが届きます。',
  ],
  Begun: ['Begonnen', '送信開始'],
  Finished: ['Beendet', '送信完了'],
  'Why it is not sent': ['Warum sie nicht gesendet wird', '送信されない理由'],
} satisfies Words
