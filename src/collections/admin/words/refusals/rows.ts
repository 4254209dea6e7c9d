import type { Words } from '../language'

/** What the collections of «Sell» and «Settings» refuse, each for its own reason. */
export const REFUSED_ROWS = {
  'The address of this product is {address}; leave it empty to have no page': [
    'Die Adresse dieses Produkts ist {address}; leer hat es keine eigene Seite',
    'この製品のアドレスは{address}です。専用ページを作らない場合は空欄にしてください',
  ],
  '“{name}” is withdrawn, so none of its plans is on sale. Set the product to “On sale” first.': [
    '„{name}“ ist zurückgezogen, daher ist keine Lizenzart davon im Verkauf. Stellen Sie das Produkt zuerst auf „im Verkauf“.',
    '「{name}」は販売終了のため、プランを販売できません。先に製品を「販売中」にしてください。',
  ],
  'No product has the key “{key}”.': [
    'Kein Produkt hat die Adresse „{key}“.',
    'キー「{key}」の製品はありません。',
  ],
  'It cannot be deleted while it is used in {uses}.': [
    'Löschen ist nicht möglich, solange es hier verwendet wird: {uses}.',
    '次で使用されているため削除できません：{uses}。',
  ],
  'The coupon {code} is a draft. Publish it first or take it out of the campaign.': [
    'Der Gutschein {code} ist ein Entwurf. Veröffentlichen Sie ihn zuerst, oder nehmen Sie ihn aus der Aktion.',
    'クーポン{code}は下書きです。先に公開するか、キャンペーンから外してください。',
  ],
  'The uses of the coupon {code} are limited, so it has to be entered. Take it out of the campaign, or empty its limits.':
    [
      'Die Nutzung des Gutscheins {code} ist begrenzt, daher muss er eingegeben werden. Nehmen Sie ihn aus der Aktion, oder heben Sie die Begrenzung auf.',
      'クーポン{code}は利用回数に上限があるため、入力が必要です。キャンペーンから外すか、上限を空欄にしてください。',
    ],
  'It cannot be limited while the campaign “{campaign}” applies it automatically: take it out of there, or leave the limits empty.':
    [
      'Eine Begrenzung ist nicht möglich, solange die Aktion „{campaign}“ ihn automatisch anwendet: Nehmen Sie ihn dort heraus, oder lassen Sie die Grenzen leer.',
      'キャンペーン「{campaign}」が自動で適用しているため、上限を設定できません。キャンペーンから外すか、上限を空欄にしてください。',
    ],
  'It cannot be unpublished while the campaign “{campaign}” names it: take it out of there, or switch Enabled off here.':
    [
      'Zurückziehen ist nicht möglich, solange die Aktion „{campaign}“ ihn nennt: Nehmen Sie ihn dort heraus, oder schalten Sie hier „Eingeschaltet“ aus.',
      'キャンペーン「{campaign}」で指定されているため、公開を取り消せません。キャンペーンから外すか、ここで「有効」をオフにしてください。',
    ],
  '“{name}” runs at the same time on the same site. End one of them earlier, or choose other sites.': [
    '„{name}“ läuft zur gleichen Zeit auf derselben Website. Beenden Sie eines davon früher, oder wählen Sie andere Websites.',
    '「{name}」が同じ期間に同じサイトで実施されます。どちらかを早く終了するか、別のサイトを選んでください。',
  ],
  'There is no coupon of this code that a buyer may enter.': [
    'Es gibt keinen Gutschein mit diesem Code, den Käufer eingeben dürfen.',
    '購入者が入力できる、このコードのクーポンはありません。',
  ],
  'There is no coupon of this code with an amount off in the group “Offered to somebody who cancels”.': [
    'Es gibt keinen Gutschein mit diesem Code und einem Abzug in der Gruppe „Angeboten bei einer Kündigung“.',
    'グループ「解約するお客様に提示」に、このコードの値引きクーポンはありません。',
  ],

  // Push messages
  'A new message is a draft, or to be sent.': [
    'Eine neue Nachricht ist ein Entwurf oder wird gesendet.',
    '新しい通知は、下書きまたは送信予約にしてください。',
  ],
  'A draft can be sent; the shop says itself when it does.': [
    'Ein Entwurf kann gesendet werden; wann er gesendet wird, vermerkt der Shop selbst.',
    '下書きは送信できます。送信中の状態はショップが自動で設定します。',
  ],
  'It is waiting for its time: it can become a draft again.': [
    'Die Nachricht wartet auf ihren Zeitpunkt: Sie kann wieder zum Entwurf werden.',
    '送信時刻を待っています。下書きに戻すことはできます。',
  ],
  'It is being sent, so it cannot be changed. It can be stopped.': [
    'Die Nachricht wird gerade gesendet und lässt sich nicht ändern. Sie kann angehalten werden.',
    '送信中のため変更できません。停止することはできます。',
  ],
  'It was sent and cannot be changed. Write a new message, or duplicate this one.': [
    'Die Nachricht wurde gesendet und lässt sich nicht ändern. Schreiben Sie eine neue, oder duplizieren Sie diese.',
    '送信済みのため変更できません。新しい通知を作成するか、この通知を複製してください。',
  ],
  'It was stopped and cannot be changed. Write a new message, or duplicate this one.': [
    'Die Nachricht wurde angehalten und lässt sich nicht ändern. Schreiben Sie eine neue, oder duplizieren Sie diese.',
    '停止済みのため変更できません。新しい通知を作成するか、この通知を複製してください。',
  ],
  'It is being sent. Stop it first; then it can be deleted.': [
    'Die Nachricht wird gerade gesendet. Halten Sie sie zuerst an; danach lässt sie sich löschen.',
    '送信中です。先に停止すると削除できます。',
  ],
  'A language can be written in once.': [
    'Jede Sprache kann nur einmal vorkommen.',
    '同じ言語は1回だけ使えます。',
  ],
  'This shop sends no push messages: VAPID_PRIVATE_KEY is not set (docs/operations.md).': [
    'Dieser Shop sendet keine Push-Nachrichten: VAPID_PRIVATE_KEY ist nicht gesetzt (docs/operations.md).',
    'このショップではプッシュ通知を送信できません。VAPID_PRIVATE_KEYが設定されていません（docs/operations.md）。',
  ],
  '“{href}” must be a path of this shop without a language, such as /products.': [
    '„{href}“ muss ein Pfad dieses Shops ohne Sprache sein, etwa /products.',
    '「{href}」は、言語を含まないこのショップのパスにしてください（例：/products）。',
  ],
  '“{href}” leads to a product for adults: push messages name none, whoever gets them.': [
    '„{href}“ führt zu einem Produkt für Erwachsene: Push-Nachrichten nennen keines, wer auch immer sie erhält.',
    '「{href}」はアダルト製品につながります。プッシュ通知では、受信者を問わずアダルト製品を扱いません。',
  ],

  // New sale
  'This is not the form of a sale. Load the page again.': [
    'Das ist nicht das Formular einer Aktion. Laden Sie die Seite neu.',
    'キャンペーンのフォームではありません。ページを再読み込みしてください。',
  ],
  'This form is somebody else’s. Load the page again.': [
    'Dieses Formular gehört jemand anderem. Laden Sie die Seite neu.',
    'ほかの人のフォームです。ページを再読み込みしてください。',
  ],
  '“{site}” is in none of these languages, so nobody would see it there.': [
    '„{site}“ hat keine dieser Sprachen, daher sähe sie dort niemand.',
    '「{site}」はこれらの言語に対応していないため、誰にも表示されません。',
  ],
  'This lowers nothing: no product that it is for costs more than {amount} in this plan.': [
    'Das senkt nichts: Kein betroffenes Produkt kostet in dieser Lizenzart mehr als {amount}.',
    '値下げになりません。対象の製品のこのプランは、最も高いもので{amount}です。',
  ],
  'The text in {language} says {said}, but what is taken off is a price, not a percentage.': [
    'Der Text ({language}) nennt {said}, abgezogen wird aber ein Betrag, kein Prozentsatz.',
    'テキスト（{language}）に{said}とありますが、割引は率ではなく金額です。',
  ],
  'The text in {language} says {said}, but it is {right}.': [
    'Der Text ({language}) nennt {said}, es sind aber {right}.',
    'テキスト（{language}）に{said}とありますが、正しくは{right}です。',
  ],

  // Codes of a coupon
  'A prefix is at most 20 letters and digits, without spaces.': [
    'Ein Anfang hat höchstens 20 Buchstaben und Ziffern, ohne Leerzeichen.',
    '接頭辞は英数字20文字までで、スペースは使えません。',
  ],
  'Say how many codes to make.': [
    'Geben Sie an, wie viele Codes erstellt werden sollen.',
    '作成するコードの数を入力してください。',
  ],
  'The number of codes is a whole number.': [
    'Die Anzahl der Codes ist eine ganze Zahl.',
    'コードの数は整数で入力してください。',
  ],
  'Make at least one code.': ['Erstellen Sie mindestens einen Code.', 'コードを1つ以上作成してください。'],
  'Make at most {most} codes at a time.': [
    'Erstellen Sie höchstens {most} Codes auf einmal.',
    '一度に作成できるコードは{most}件までです。',
  ],
  'This coupon is no longer there.': ['Diesen Gutschein gibt es nicht mehr.', 'このクーポンは存在しません。'],
  'No codes were made from this coupon.': [
    'Aus diesem Gutschein wurden keine Codes erstellt.',
    'このクーポンから作成されたコードはありません。',
  ],
} satisfies Words
