import type { Words } from '../language'

/** Small parts of our own within forms and above lists. */
export const FORMS = {
  '(in the trash)': ['(im Papierkorb)', '（ゴミ箱内）'],

  // Products and other keys by their names
  '{name} (withdrawn)': ['{name} (zurückgezogen)', '{name}（販売終了）'],
  '{key} (unknown)': ['{key} (unbekannt)', '{key}（不明）'],
  'Nothing has this name.': ['Kein Eintrag hat diesen Namen.', 'この名前に該当するものはありません。'],
  'Use “{typed}”': ['„{typed}“ verwenden', '「{typed}」を使用する'],

  // Files
  '{kind} picture': ['{kind}-Bild', '{kind}画像'],
  'PDF document': ['PDF-Dokument', 'PDF文書'],
  'Text file': ['Textdatei', 'テキストファイル'],
  'ZIP archive': ['ZIP-Archiv', 'ZIPアーカイブ'],
  'Windows installer': ['Installer für Windows', 'Windows用インストーラー'],
  'Mac installer': ['Installer für Mac', 'Mac用インストーラー'],
  'Mac disk image': ['Disk-Image für Mac', 'Mac用ディスクイメージ'],
  'Open the file': ['Datei öffnen', 'ファイルを開く'],

  // Discounts and offer rules
  'Percent off': ['Rabatt in Prozent', '割引率'],
  'New price ({currency})': ['Neuer Preis ({currency})', '新しい価格（{currency}）'],
  'Amount off ({currency})': ['Abzug ({currency})', '値引き額（{currency}）'],
  'without a price of their own': ['ohne eigenen Preis', '個別の価格がない製品'],

  'from {count}: {price}': ['ab {count}: {price}', '{count}以上：{price}'],

  // What a document is called
  'New {kind}': ['{kind} anlegen', '新しい{kind}'],
  'Untitled {kind}': ['{kind} ohne Titel', '無題の{kind}'],
  '{interval, select, longer {Longer period} shorter {Shorter period} same {Same period} other {Any period}}{price, select, higher {, dearer} lower {, cheaper} same {, same price} other {}}: {applies, select, at_once {at once} other {at the end of the period}}':
    [
      '{interval, select, longer {Längerer Zeitraum} shorter {Kürzerer Zeitraum} same {Gleicher Zeitraum} other {Jeder Zeitraum}}{price, select, higher {, teurer} lower {, günstiger} same {, gleicher Preis} other {}}: {applies, select, at_once {sofort} other {zum Ende des Zeitraums}}',
      '{interval, select, longer {期間が長くなる} shorter {期間が短くなる} same {期間が同じ} other {期間を問わない}}{price, select, higher {・価格が上がる} lower {・価格が下がる} same {・価格が同じ} other {}}変更：{applies, select, at_once {即時} other {期間終了時}}',
    ],

  // Retries of a renewal
  '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} retry': [
    '{number}. Versuch',
    '再試行{number}回目',
  ],
  '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} retry · day {day}': [
    '{number}. Versuch · Tag {day}',
    '再試行{number}回目・{day}日目',
  ],

  // Scheduled
  'Scheduled here': ['Geplant', '公開予約'],
  'Could not be done at its time': ['Zum Zeitpunkt nicht möglich', '予約時刻に実行できませんでした'],
  'Canceled.': ['Abgesagt.', '取り消しました。'],
  'Nothing was canceled: the shop did not answer. Try again.': [
    'Es wurde nichts abgesagt: Der Shop hat nicht geantwortet. Versuchen Sie es erneut.',
    '取り消されていません。ショップの応答がありません。もう一度お試しください。',
  ],
  Cancel: ['Absagen', '取り消す'],
  'Cancel: {what}': ['Absagen: {what}', '取り消す：{what}'],
  Unpublish: ['Zurückziehen', '公開を取り消す'],
  'It was not done: {why}': ['Es wurde nicht ausgeführt: {why}', '実行されませんでした：{why}'],

  // Preview for search engines
  'Preview for search engines': ['Vorschau für Suchmaschinen', '検索エンジン向けプレビュー'],
  'In a search result': ['In einem Suchergebnis', '検索結果での表示'],
  'When it is shared': ['Beim Teilen', '共有時の表示'],
  'Search engines choose some words of the page.': [
    'Suchmaschinen wählen selbst einen Text von der Seite.',
    '検索エンジンがページの文章から選びます。',
  ],
  'Title: {letters} of {least} to {most} letters, {pixels} of {room} pixels{fit, select, short {: too short} long {: too long, the end is cut} other {}}':
    [
      'Titel: {letters} von {least} bis {most} Zeichen, {pixels} von {room} Pixeln{fit, select, short {: zu kurz} long {: zu lang, das Ende wird abgeschnitten} other {}}',
      'タイトル：{letters}文字（{least}〜{most}文字）、{pixels}/{room}ピクセル{fit, select, short {：短すぎます} long {：長すぎるため末尾が切れます} other {}}',
    ],
  'Description: {letters} of {most} letters{fit, select, missing {: missing} long {: too long, the end is cut} other {}}':
    [
      'Beschreibung: {letters} von {most} Zeichen{fit, select, missing {: fehlt} long {: zu lang, das Ende wird abgeschnitten} other {}}',
      '説明文：{letters}/{most}文字{fit, select, missing {：未入力} long {：長すぎるため末尾が切れます} other {}}',
    ],

  // Results of a test of plans
  'Results so far': ['Bisherige Ergebnisse', 'これまでの結果'],
  Group: ['Gruppe', 'グループ'],
  Visitors: ['Besucher', '訪問者'],
  'Of 100 visitors buy': ['Von 100 Besuchern kaufen', '訪問者100人あたりの購入'],
  'A: with the change': ['A: mit der Änderung', 'A：変更あり'],
  'B: without the change': ['B: ohne die Änderung', 'B：変更なし'],
  'Not enough yet to say which group buys more: it takes 100 visitors in each group and ten orders in all.': [
    'Noch nicht genug, um zu sagen, welche Gruppe mehr kauft: Es braucht 100 Besucher je Gruppe und insgesamt zehn Bestellungen.',
    'どちらのグループの購入が多いか判断するには、まだデータが足りません。各グループ100人の訪問者と、合計10件の注文が必要です。',
  ],
  'Of 100 visitors, {points} more buy with the change (group A) than without it.': [
    'Von 100 Besuchern kaufen mit der Änderung (Gruppe A) {points} mehr als ohne sie.',
    '訪問者100人あたりの購入は、変更あり（グループA）のほうが変更なしより{points}人多くなっています。',
  ],
  'Of 100 visitors, {points} fewer buy with the change (group A) than without it.': [
    'Von 100 Besuchern kaufen mit der Änderung (Gruppe A) {points} weniger als ohne sie.',
    '訪問者100人あたりの購入は、変更あり（グループA）のほうが変更なしより{points}人少なくなっています。',
  ],
  'The true difference lies between {from} and {until}, with a certainty of 95%.': [
    'Der wahre Unterschied liegt mit 95 % Sicherheit zwischen {from} und {until}.',
    '実際の差は、95%の確率で{from}〜{until}の間です。',
  ],
  'So the change sells more.': [
    'Die Änderung verkauft also mehr.',
    '変更したページのほうが多く売れると判断できます。',
  ],
  'So the page without the change sells more.': [
    'Die Seite ohne die Änderung verkauft also mehr.',
    '変更しないページのほうが多く売れると判断できます。',
  ],
  'So it may still be chance: let the test run on.': [
    'Der Unterschied kann noch Zufall sein: Lassen Sie den Test weiterlaufen.',
    'まだ偶然の可能性があるため、テストを続けてください。',
  ],

  // Above the list of subscriptions
  'Common filters': ['Häufige Filter', 'よく使うフィルター'],
  'renews within 7 days': ['verlängert sich in den nächsten 7 Tagen', '7日以内に更新'],
} satisfies Words
