import type { Locale } from '@/site/locale'
import type { WrittenText } from './written-texts'

const NO_BREAK = '\u00a0'
const STRAIGHT = { straight: /['"]/ }
const DOTS = { dots: /\.\.\./ }

/** What a typesetter of the language would mend, by name. */
const RULES: Record<Locale, Record<string, RegExp>> = {
  en: {
    ...STRAIGHT,
    ...DOTS,
    'foreign quotes': /[«»„‚「」]/,
    'a space before a mark': /\w [;:!?,.](?:\s|$)/,
  },
  de: {
    ...STRAIGHT,
    ...DOTS,
    'foreign quotes': /[«»「」]|”/,
    'an opening quote that is not „': /(?:^|[\s(])“/,
    'a break before %': /\d %/,
  },
  es: {
    ...STRAIGHT,
    ...DOTS,
    'foreign quotes': /[„“”「」]/,
    'a question without ¿': /(?:^|[.?!] )\p{Lu}[^¿?.]*\p{L}\?/u,
    'a break before %': /\d %/,
  },
  it: { ...STRAIGHT, ...DOTS, 'foreign quotes': /[„“”「」]/, 'a space before a mark': /\w [;:!?,.](?:\s|$)/ },
  fr: {
    ...STRAIGHT,
    ...DOTS,
    'foreign quotes': /[„“”「」]/,
    'a break before a mark': /(?<=[\p{L}\p{N})»}%]) [;:!?»%](?:\s|$|[)»])/u,
    'no space before a mark': /[\p{L}\p{N})»}](?:[;!?]|:(?!\/\/|\d))(?=[\s)»]|$)/u,
    'a quote without its space': new RegExp(`«[^${NO_BREAK}]|[^${NO_BREAK}]»`),
  },
  ja: {
    'western quotes': /[“”„«»]/,
    'a western mark': /[ぁ-んァ-ヶ一-龥][,.?!;]/,
    'a space after a mark': /[、。：？] /,
    'a space before a brace after a mark': /[、。] ?\s\{/,
    'two words for one dash': /～/,
  },
  zh: {
    'foreign quotes': /[「」『』„«»]/,
    'a western mark': /[\u4e00-\u9fff][,.?!;:](?![A-Za-z])/,
    'a space after a mark': /[，。：？；、] /,
  },
}

/** `{count, plural, one {…} other {…}}` without its machinery, and without the tags of links. */
const spoken = (text: string) =>
  text
    .replace(/\{\w+, (?:plural|select|selectordinal),/g, '{')
    .replace(/(?:=\d+|one|other|few|many) \{/g, '{')
    .replace(/<\/?\w+>/g, '')
    .replace(/https?:\/\/\S+/g, '')

/** «a break before a mark: articles/115/title: …» for each text that breaks a rule of its language. */
export function faultsOfType(texts: readonly WrittenText[], locale: Locale): string[] {
  return Object.entries(RULES[locale]).flatMap(([rule, pattern]) =>
    texts
      .filter(({ text }) => pattern.test(spoken(text)))
      .map(({ where, text }) => `${rule}: ${where}: ${text}`),
  )
}
