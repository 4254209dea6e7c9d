import type { Words } from '../language'

/** What is wrong with the value of a field: by the schemas of the engine, by the database, by the form. */
export const REFUSED_VALUES = {
  '{field} is needed.': ['„{field}“ wird benötigt.', '「{field}」は必須です。'],
  '{field} is needed for this type.': [
    '„{field}“ wird für diese Art benötigt.',
    'この種類では「{field}」が必須です。',
  ],
  '{field} is needed where they pay a price.': [
    '„{field}“ wird benötigt, wenn sie einen Preis zahlen.',
    '支払う価格が「一定の価格」の場合、「{field}」は必須です。',
  ],
  '{field} is needed where they pay a percentage.': [
    '„{field}“ wird benötigt, wenn sie einen Prozentsatz zahlen.',
    '支払う価格が「割合」の場合、「{field}」は必須です。',
  ],
  '{field} needs at least one rung where prices fall with the number owned.': [
    '„{field}“ braucht mindestens eine Stufe, wenn Preise mit der Anzahl sinken.',
    '「数量別の段階価格」の場合、「{field}」には1段以上が必要です。',
  ],
  '{field} name the same count twice.': [
    '„{field}“ nennt dieselbe Anzahl zweimal.',
    '「{field}」に同じ数が2回あります。',
  ],
  '{field} name a country twice.': [
    '„{field}“ nennt ein Land zweimal.',
    '「{field}」に同じ国が2回あります。',
  ],
  '{field} starts at 1.': ['„{field}“ beginnt bei 1.', '「{field}」は1以上にしてください。'],
  '{field} must not be empty.': ['„{field}“ darf nicht leer sein.', '「{field}」を入力してください。'],
  '{field} must not be negative.': [
    '„{field}“ darf nicht negativ sein.',
    '「{field}」を負の値にはできません。',
  ],
  '{field} must not be above the list price.': [
    '„{field}“ darf nicht über dem Listenpreis liegen.',
    '「{field}」は通常価格以下にしてください。',
  ],
  '{field} must be a number.': ['„{field}“ muss eine Zahl sein.', '「{field}」は数値で入力してください。'],
  '{field} must be a whole number.': [
    '„{field}“ muss eine ganze Zahl sein.',
    '「{field}」は整数で入力してください。',
  ],
  '{field} must be a whole number from {least} to {most}.': [
    '„{field}“ muss eine ganze Zahl von {least} bis {most} sein.',
    '「{field}」は{least}から{most}までの整数にしてください。',
  ],
  '{field} must be above 0.': ['„{field}“ muss größer als 0 sein.', '「{field}」は0より大きくしてください。'],
  '{field} must be at least {least}.': [
    '„{field}“ muss mindestens {least} sein.',
    '「{field}」は{least}以上にしてください。',
  ],
  '{field} must be at most {most}.': [
    '„{field}“ darf höchstens {most} sein.',
    '「{field}」は{most}以下にしてください。',
  ],
  '{field} must be at most {most} characters long.': [
    '„{field}“ darf höchstens {most} Zeichen lang sein.',
    '「{field}」は{most}文字以内にしてください。',
  ],
  '{field} must be one of {values}.': [
    '„{field}“ muss einer dieser Werte sein: {values}.',
    '「{field}」は次のいずれかにしてください：{values}。',
  ],
  '{field} must be after the start.': [
    '„{field}“ muss nach dem Beginn liegen.',
    '「{field}」は開始より後にしてください。',
  ],
  '{field} must be after from.': [
    '„{field}“ muss nach dem Beginn liegen.',
    '「{field}」は開始より後にしてください。',
  ],
  '{field} must grow from day to day.': [
    '„{field}“ muss von Tag zu Tag steigen.',
    '「{field}」の日は小さい順に並べてください。',
  ],
  '{field} must be within the grace.': [
    '„{field}“ muss innerhalb der Schonfrist liegen.',
    '「{field}」は猶予期間内にしてください。',
  ],
  '{field} must be 1 (active) or 2 (withdrawn).': [
    '„{field}“ muss 1 (im Verkauf) oder 2 (zurückgezogen) sein.',
    '「{field}」は1（販売中）または2（販売終了）にしてください。',
  ],
  '{field} must be an offType from 1 to 11.': [
    '„{field}“ muss ein offType von 1 bis 11 sein.',
    '「{field}」は1から11までのoffTypeにしてください。',
  ],
  '{field} must be the last part of an address such as netflix-downloader.': [
    '„{field}“ muss der letzte Teil einer Adresse sein, etwa netflix-downloader.',
    '「{field}」はアドレスの最後の部分の形式で入力してください（例：netflix-downloader）。',
  ],
  '{field} must be empty or an address such as /netflix-downloader.': [
    '„{field}“ muss leer oder eine Adresse sein, etwa /netflix-downloader.',
    '「{field}」は空欄にするか、アドレスを入力してください（例：/netflix-downloader）。',
  ],
  '{field} must be an ISO instant such as 2026-11-20T00:00:00Z.': [
    '„{field}“ muss ein ISO-Zeitpunkt sein, etwa 2026-11-20T00:00:00Z.',
    '「{field}」はISO形式の日時で入力してください（例：2026-11-20T00:00:00Z）。',
  ],
  '{field} must be small letters, digits and hyphens.': [
    '„{field}“ darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten.',
    '「{field}」には英小文字・数字・ハイフンのみ使えます。',
  ],
  '{field} must be one to six capital letters.': [
    '„{field}“ muss aus einem bis sechs Großbuchstaben bestehen.',
    '「{field}」は英大文字1〜6文字にしてください。',
  ],
  '{field} must be T and 13 digits.': [
    '„{field}“ muss aus T und 13 Ziffern bestehen.',
    '「{field}」はTと13桁の数字にしてください。',
  ],
  '{field} is not written as a VAT number, such as DE123456789.': [
    '„{field}“ hat nicht die Form einer USt-IdNr., etwa DE123456789.',
    '「{field}」がVAT番号の形式ではありません（例：DE123456789）。',
  ],
  '{field} can be switched on once the seller has a VAT id, a tax number or a registration number.': [
    '„{field}“ lässt sich einschalten, sobald der Verkäufer eine USt-IdNr., eine Steuernummer oder eine Registrierungsnummer hat.',
    '「{field}」は、販売者のVAT番号・納税者番号・登録番号のいずれかを入力すると有効にできます。',
  ],
  '{field} has no keys in this shop: an operator sets {names} (docs/operations.md, going live).': [
    'Für „{field}“ hat dieser Shop keine Schlüssel: Der Betrieb setzt {names} (docs/operations.md, „going live“).',
    '選択した「{field}」のキーがこのショップに設定されていません。運用担当者が{names}を設定します（docs/operations.md「going live」）。',
  ],
  '{field} needs ten of the signs 0–9 and A–Z, with an I, L, O or U among them.': [
    '„{field}“ braucht zehn der Zeichen 0–9 und A–Z, darunter ein I, L, O oder U.',
    '「{field}」は0–9とA–Zの10文字で、I・L・O・Uのいずれかを含めてください。',
  ],
  '{field} says nothing that differs: choose a plan, the plans shown, or the popup.': [
    '„{field}“ ändert nichts: Wählen Sie eine Lizenzart, die gezeigten Lizenzarten oder das Popup.',
    '「{field}」に違いがありません。プラン、表示するプラン、またはポップアップを選んでください。',
  ],
  '{field} takes 100% off at most; a file names what remains, such as 0.7 for 30% off.': [
    '„{field}“ nimmt höchstens 100 % weg; eine Datei nennt, was bleibt, etwa 0.7 für 30 % Rabatt.',
    '「{field}」は100%引きまでです。ファイルでは残りの割合を指定します（例：30%引きなら0.7）。',
  ],
  '{field} has more than 2 decimals, as a percentage or as an amount.': [
    '„{field}“ hat als Prozentsatz oder Betrag mehr als 2 Nachkommastellen.',
    '「{field}」の小数は、割合も金額も2桁までです。',
  ],
  '{field} has more than {most} decimals.': [
    '„{field}“ hat mehr als {most} Nachkommastellen.',
    '「{field}」の小数は{most}桁までです。',
  ],
  '{field} yen have no decimals.': [
    '„{field}“: Yen haben keine Nachkommastellen.',
    '「{field}」：円に小数は使えません。',
  ],
  '{field} is too large.': ['„{field}“ ist zu groß.', '「{field}」が大きすぎます。'],
  '{field} cannot be read.': ['„{field}“ ist nicht lesbar.', '「{field}」を読み取れません。'],
  '{fields}: there is already one with this.': [
    '{fields}: Dieser Wert ist bereits vergeben.',
    '{fields}：この値はすでに使われています。',
  ],
  '{fields}: there is already one with the same.': [
    '{fields}: Diese Kombination ist bereits vergeben.',
    '{fields}：この組み合わせはすでに使われています。',
  ],
  'It may lie in the trash.': [
    'Möglicherweise liegt der Eintrag im Papierkorb.',
    'ゴミ箱に入っている可能性があります。',
  ],
  'Something else refers to it, or to what it refers to.': [
    'Ein anderer Eintrag verweist darauf, oder auf etwas, worauf er verweist.',
    '他のデータがこれを参照しているか、参照先が使われています。',
  ],
  'A number is too large to be stored.': [
    'Eine Zahl ist zu groß, um gespeichert zu werden.',
    '数値が大きすぎて保存できません。',
  ],
  'A value is not possible here.': ['Ein Wert ist hier nicht möglich.', '使えない値があります。'],
  '{field} goes from {before} to {after}.': [
    '{field}: von {before} auf {after}.',
    '{field}：{before}から{after}に変わります。',
  ],
  '{field} goes from {before} to {after}, and more prices change by more than 30%: {count}.': [
    '{field}: von {before} auf {after}. Weitere Preise, die sich um mehr als 30 % ändern: {count}.',
    '{field}：{before}から{after}に変わります。ほかに30%を超えて変わる価格：{count}件。',
  ],
  'If that is meant, tick “Yes, change it by that much” and save again.': [
    'Wenn das so gemeint ist, kreuzen Sie „Ja, so stark ändern“ an und speichern Sie erneut.',
    '意図した変更であれば、「はい、この幅で変更する」にチェックを入れて、もう一度保存してください。',
  ],
  'A name has 4 to 20 characters, not digits alone, and none of ? * : " < > | \\ / & !': [
    'Ein Name hat 4 bis 20 Zeichen, nicht nur Ziffern, keine Anführungszeichen und keines von ? * : < > | \\ / & !',
    '名前は4〜20文字で、数字だけにはできません。引用符と ? * : < > | \\ / & ! は使えません',
  ],
} satisfies Words
