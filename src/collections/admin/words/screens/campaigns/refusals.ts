import type { Words } from '../../language'

/** Why something is not done with a campaign. */
export const REFUSALS = {
  'There is no such button.': ['Diese Schaltfläche gibt es nicht.', 'このボタンはありません。'],
  'Load the page again, then press the button again.': [
    'Laden Sie die Seite neu und drücken Sie die Schaltfläche erneut.',
    'ページを再読み込みしてから、もう一度ボタンを押してください。',
  ],
  'Load the page again, then move it again.': [
    'Laden Sie die Seite neu und verschieben Sie erneut.',
    'ページを再読み込みしてから、もう一度動かしてください。',
  ],
  'This campaign is no longer there.': [
    'Diese Aktion gibt es nicht mehr.',
    'このキャンペーンは存在しません。',
  ],
  'There is no such campaign, or it is not finished enough to be priced.': [
    'Diese Aktion gibt es nicht, oder ihr fehlt noch etwas, um Preise zu berechnen.',
    'キャンペーンが存在しないか、価格の計算に必要な項目がそろっていません。',
  ],
  'Give it a key, a page, a start and an end first; then it can be copied.': [
    'Geben Sie der Aktion zuerst Kurzbezeichnung, Seite, Beginn und Ende; dann lässt sie sich kopieren.',
    '先にキー、ページ、開始、終了を設定してください。その後で複製できます。',
  ],
  'Give it a key and a page first: its copy is called after them.': [
    'Geben Sie der Aktion zuerst Kurzbezeichnung und Seite: Die Kopie wird danach benannt.',
    '先にキーとページを設定してください。複製の名前に使われます。',
  ],
  'It is not published, so its end is changed in the form below.': [
    'Sie ist nicht veröffentlicht; ändern Sie das Ende im Formular unten.',
    '未公開のため、終了日時は下のフォームで変更してください。',
  ],
  'That is in the past. “End now” in its form ends a campaign at once.': [
    'Das liegt in der Vergangenheit. „Jetzt beenden“ im Formular beendet eine Aktion sofort.',
    '過去の時刻です。すぐに終了するには、フォームの「今すぐ終了」を押してください。',
  ],
  'It has begun, so its beginning stays where it is.': [
    'Sie hat schon begonnen; ihr Beginn bleibt, wo er ist.',
    'すでに始まっているため、開始日時は変更できません。',
  ],
  'It would end before it begins.': [
    'Sie würde enden, bevor sie beginnt.',
    '開始より前に終了することになります。',
  ],
  'It is not enabled, so it does not run.': [
    'Sie ist ausgeschaltet und läuft daher nicht.',
    'オフになっているため、実施されていません。',
  ],
  'For new customers no price changes by that.': [
    'Für neue Kunden ändert sich dadurch kein Preis.',
    '新規のお客様の価格は変わりません。',
  ],
  'A draft of it is waiting: it was not published, and stays a draft.': [
    'Ein Entwurf davon wartet: Er wurde nicht veröffentlicht und bleibt ein Entwurf.',
    '未公開の下書きがあります。下書きは公開されず、そのまま残ります。',
  ],
} satisfies Words
