import type { Words } from '../language'

/** Why a price set does not go live, and what was left of it. */
export const PRICE_SETS_TOLD = {
  'Nothing would be left of the price of {some}. Type less.': [
    'Vom Preis von {some} bliebe nichts übrig. Geben Sie weniger ein.',
    '次のプランの価格がなくなります：{some}。小さい値を入力してください。',
  ],
  '{some} would sell above the list price. Change both prices, or choose other plans.': [
    '{some} läge über dem Listenpreis. Ändern Sie beide Preise, oder wählen Sie andere Lizenzarten.',
    '{some}の販売価格が通常価格を超えます。両方の価格を変更するか、別のプランを選んでください。',
  ],
  '{some} would sell above the list price. Take a fresh look.': [
    '{some} läge über dem Listenpreis. Lassen Sie den Preissatz neu berechnen.',
    '{some}の販売価格が通常価格を超えます。再計算してください。',
  ],
  'The prices of {some} were changed since this set was made. Take a fresh look.': [
    'Die Preise von {some} wurden geändert, seit dieser Preissatz entstand. Lassen Sie ihn neu berechnen.',
    'このセットの作成後に{some}の価格が変更されました。再計算してください。',
  ],
  '{count} prices change by more than 30%. If that is meant, check “Yes, change them by that much”.': [
    '{count, plural, one {# Preis ändert sich} other {# Preise ändern sich}} um mehr als 30 %. Wenn das gewollt ist, setzen Sie das Häkchen bei „Ja, so stark ändern“.',
    '{count}件の価格が30%を超えて変わります。意図したものであれば「はい、この幅で変更します」にチェックを入れてください。',
  ],
  '{count}% up is the most. Type less.': [
    'Mehr als {count} % Erhöhung geht nicht. Geben Sie weniger ein.',
    '値上げは{count}%までです。小さい値を入力してください。',
  ],
  'Changed since, and left as they are: {some}.': [
    'Seither geändert und so belassen: {some}.',
    'その後に変更されたため、元に戻していないもの：{some}。',
  ],
} satisfies Words
