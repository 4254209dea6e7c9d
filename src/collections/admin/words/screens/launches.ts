import type { Words } from '../language'

/** Launches: documents and prices that go live together. */
export const LAUNCHES = {
  Launches: ['Launches', 'ローンチ'],
  'All launches': ['Alle Launches', 'すべてのローンチ'],
  'Only marketers and writers may use launches.': [
    'Nur Marketing und Redaktion dürfen Launches nutzen.',
    'ローンチを利用できるのは、マーケターと編集者だけです。',
  ],
  'There is no such launch.': ['Diesen Launch gibt es nicht.', 'このローンチは存在しません。'],
  'Pages, campaigns and prices that go live at the same moment: all of them, or none.': [
    'Seiten, Aktionen und Preise, die im selben Moment live gehen: alle oder nichts.',
    '同時に公開するページ、キャンペーン、価格です。1つでも公開できないものがあれば、どれも公開されません。',
  ],
  'A new launch': ['Neuer Launch', '新しいローンチ'],
  'Make a launch': ['Launch anlegen', 'ローンチを作成'],
  'Name of the launch': ['Name des Launches', 'ローンチの名前'],
  Canceled: ['Abgesagt', '取り消し済み'],

  // What is in it
  'Put something in': ['Etwas aufnehmen', '項目を追加'],
  'There is no draft that you may publish. Save one first.': [
    'Es gibt keinen Entwurf, den Sie veröffentlichen dürfen. Speichern Sie zuerst einen.',
    '公開できる下書きがありません。先に下書きを保存してください。',
  ],
  'Put in': ['Aufnehmen', '追加'],
  'All languages': ['Alle Sprachen', 'すべての言語'],
  'Put the same in once more for a second language': [
    'Für eine zweite Sprache nehmen Sie dasselbe noch einmal auf',
    '別の言語も公開する場合は、同じ項目をもう一度追加します',
  ],
  'There is nothing in it yet.': ['Noch ist nichts darin.', 'まだ何も追加されていません。'],
  'What goes live together': ['Was zusammen live geht', '同時に公開される項目'],
  'Changed since': ['Seither geändert', '追加後の変更'],
  'As it will be': ['Vorschau', '公開後の表示'],
  'Take out': ['Entfernen', '外す'],
  'Take out “{name}”': ['„{name}“ entfernen', '「{name}」を外す'],
  Look: ['Ansehen', '表示'],
  'Look at “{name}” as it will be': ['„{name}“ ansehen, wie es sein wird', '公開後の「{name}」を表示'],
  Page: ['Seite', 'ページ'],
  Article: ['Artikel', '記事'],
  'Product page': ['Produktseite', '製品ページ'],
  Guide: ['Anleitung', 'ガイド'],
  Review: ['Produktbericht', 'レビュー'],
  'Best-of list': ['Bestenliste', 'おすすめ一覧'],
  'Legal text': ['Rechtstext', '法的文書'],
  'Coupon of its campaign': ['Gutschein seiner Aktion', 'キャンペーンのクーポン'],
  'Price set': ['Preissatz', '価格セット'],
  Pages: ['Seiten', 'ページ'],
  Articles: ['Artikel', '記事'],
  'Product pages': ['Produktseiten', '製品ページ'],
  Guides: ['Anleitungen', 'ガイド'],
  Reviews: ['Produktberichte', 'レビュー'],
  'Best-of lists': ['Bestenlisten', 'おすすめ一覧'],
  'Legal texts': ['Rechtstexte', '法的文書'],

  // As a sentence names it
  page: ['Seite', 'ページ'],
  article: ['Artikel', '記事'],
  'product page': ['Produktseite', '製品ページ'],
  guide: ['Anleitung', 'ガイド'],
  review: ['Produktbericht', 'レビュー'],
  'best-of list': ['Bestenliste', 'おすすめ一覧'],
  'legal text': ['Rechtstext', '法的文書'],
  campaign: ['Aktion', 'キャンペーン'],
  coupon: ['Gutschein', 'クーポン'],
  'price set': ['Preissatz', '価格セット'],

  // What is done with it
  'Nothing was published.': ['Es wurde nichts veröffentlicht.', '何も公開されていません。'],
  'Look at the shop as it will be': ['Den Shop ansehen, wie er sein wird', '公開後のショップを表示'],
  'All that was live before is live again; the texts stay as drafts.': [
    'Alles, was vorher live war, ist wieder live; die Texte bleiben als Entwürfe.',
    'すべてを公開前の状態に戻します。文言は下書きとして残ります。',
  ],
  'Take the new drafts along': ['Die neuen Entwürfe übernehmen', '新しい下書きに差し替える'],
  'Something in it was changed, so this launch will not go live. This button takes the newest drafts instead; what was deleted or is live already leaves the launch.':
    [
      'Etwas darin wurde geändert; dieser Launch geht so nicht live. Diese Schaltfläche übernimmt stattdessen die neuesten Entwürfe; was gelöscht wurde oder schon live ist, fällt heraus.',
      '項目が変更されたため、このままでは公開されません。このボタンで最新の下書きに差し替えます。削除済みまたは公開済みの項目はローンチから外れます。',
    ],
  'A marketer schedules it.': ['Das Marketing plant ihn.', '予約はマーケターが行います。'],
  'Launch now': ['Jetzt live schalten', '今すぐ公開'],
  'Cancel the launch': ['Launch absagen', 'ローンチを取り消す'],
  'Yes, publish it all the same': ['Ja, trotzdem veröffentlichen', 'はい、それでも公開します'],
  'It is made. Put into it what goes live together.': [
    'Er ist angelegt. Nehmen Sie auf, was zusammen live gehen soll.',
    '作成しました。同時に公開する項目を追加してください。',
  ],
  'It goes live with this launch.': ['Es geht mit diesem Launch live.', 'このローンチで公開されます。'],
  'It does not go live with this launch anymore.': [
    'Es geht nicht mehr mit diesem Launch live.',
    'このローンチから外しました。',
  ],
  'It takes the drafts as they are now.': [
    'Er übernimmt die Entwürfe, wie sie jetzt sind.',
    '現在の下書きに差し替えました。',
  ],
  'It is canceled and does not go live automatically.': [
    'Er ist abgesagt und geht nicht automatisch live.',
    '取り消しました。自動的には公開されません。',
  ],
  'It is taken back. What was live before is live again.': [
    'Er ist zurückgenommen. Was vorher live war, ist wieder live.',
    '元に戻しました。公開前の状態になっています。',
  ],
  'It is thrown away. Its drafts are still drafts.': [
    'Er ist verworfen. Die Entwürfe bleiben Entwürfe.',
    '破棄しました。下書きはそのまま残ります。',
  ],

  // Refusals
  'It is a draft: it is not scheduled.': [
    'Das ist ein Entwurf: Er ist nicht geplant.',
    '下書きです。予約されていません。',
  ],
  'It is scheduled. Cancel it first.': [
    'Er ist geplant. Sagen Sie ihn zuerst ab.',
    '予約されています。先に取り消してください。',
  ],
  'It was taken back. Make a new launch.': [
    'Er wurde zurückgenommen. Legen Sie einen neuen Launch an.',
    '取り消し済みです。新しいローンチを作成してください。',
  ],
  'It was canceled: it is not scheduled.': [
    'Er wurde abgesagt: Er ist nicht geplant.',
    '取り消されたため、予約されていません。',
  ],
  'It did not go live.': ['Er ging nicht live.', '公開されませんでした。'],
  'This launch is no longer there.': ['Diesen Launch gibt es nicht mehr.', 'このローンチは存在しません。'],
  'Put something into it first.': ['Nehmen Sie zuerst etwas auf.', '先に項目を追加してください。'],
  'Somebody put something in or took something out. Look again.': [
    'Jemand hat etwas aufgenommen oder entfernt. Prüfen Sie erneut.',
    'ほかの人が項目を追加または削除しました。もう一度確認してください。',
  ],
  'Choose something from the list.': ['Wählen Sie etwas aus der Liste.', '一覧から選んでください。'],
  'You may put in only what you may publish.': [
    'Sie können nur aufnehmen, was Sie veröffentlichen dürfen.',
    '追加できるのは、公開する権限のある項目だけです。',
  ],
  'You may take out only what you may publish.': [
    'Sie können nur entfernen, was Sie veröffentlichen dürfen.',
    '外せるのは、公開する権限のある項目だけです。',
  ],
  'This goes live in all its languages: choose “All languages”.': [
    'Das geht in allen Sprachen live: Wählen Sie „Alle Sprachen“.',
    'この項目は全言語で公開されます。「すべての言語」を選んでください。',
  ],
  'It is no longer a draft. Choose something from the list.': [
    'Das ist kein Entwurf mehr. Wählen Sie etwas aus der Liste.',
    'すでに下書きではありません。一覧から選んでください。',
  ],
  'It is not in the launch anymore.': ['Es ist nicht mehr im Launch.', 'すでにローンチから外れています。'],
  'It is scheduled: ask a marketer.': [
    'Er ist geplant: Fragen Sie das Marketing.',
    '予約されています。マーケターに依頼してください。',
  ],
  'The person who scheduled it may not publish campaigns.': [
    'Wer ihn geplant hat, darf keine Aktionen veröffentlichen.',
    '予約した人にキャンペーンを公開する権限がありません。',
  ],
  'It was changed this very moment.': ['Das wurde gerade eben geändert.', 'たった今変更されました。'],
  'It was taken back without this launch, or is gone.': [
    'Das wurde ohne diesen Launch zurückgenommen oder ist nicht mehr da.',
    'このローンチとは別に元に戻されたか、存在しません。',
  ],
  'Something went wrong that is in the log of the shop.': [
    'Etwas ist schiefgegangen; Näheres steht im Protokoll des Shops.',
    '問題が発生しました。詳細はショップのログにあります。',
  ],
} satisfies Words
