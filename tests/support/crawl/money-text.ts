const AMOUNT = String.raw`\d+(?:[.,’\u00a0\u202f]\d+)*`
const SIGN = String.raw`US\$|CN¥|[$€¥￥£]|USD|EUR|JPY|CNY`
const WORD = '[€円元]|USD|EUR|JPY|CNY|Euro|euros|dollars|Dollar|yen'
const MONEY = new RegExp(
  String.raw`(?<before>${SIGN})\s?(?<first>${AMOUNT})|(?<second>${AMOUNT})\s?(?<after>${WORD})`,
  'g',
)

/** One name for each way to write a currency; the signs of yen and yuan are one. */
const NAMES: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  dollars: 'USD',
  Dollar: 'USD',
  '€': 'EUR',
  Euro: 'EUR',
  euros: 'EUR',
  '¥': 'yen or yuan',
  '￥': 'yen or yuan',
  'CN¥': 'yen or yuan',
  円: 'yen or yuan',
  元: 'yen or yuan',
  JPY: 'yen or yuan',
  CNY: 'yen or yuan',
  yen: 'yen or yuan',
}

/** The currencies of the amounts in a text, each once. */
export function currenciesIn(text: string): string[] {
  const signs = [...text.matchAll(MONEY)].map(({ groups }) => groups?.before ?? groups?.after ?? '')
  return [...new Set(signs.map(sign => NAMES[sign] ?? sign))].sort()
}

/** The digits of the first amount in a text, which are its minor units: '1.234,90 €' → '123490'; '' without one. */
export function digitsOf(text: string): string {
  const [first] = text.matchAll(MONEY)
  return (first?.groups?.first ?? first?.groups?.second ?? '').replace(/\D/g, '')
}
