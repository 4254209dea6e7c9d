import type { Locale } from '@/site/locale'

const of = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Folded as in `question.ts`. */
const FUNCTION_WORDS: Record<Locale, ReadonlySet<string>> = {
  en: of('a an the and or of for from to in on with by how do i is my your all'),
  de: of(
    'der die das den dem des ein eine einen einem einer und oder von vom fur aus zu zum zur in im mit wie ich alle',
  ),
  fr: of('le la les l un une des du de d et ou pour par en dans avec sur comment tous toutes'),
  es: of('el la los las un una unos unas y o de del para por en con como todos todas'),
  it: of('il lo la i gli le l un una uno e o di del della per da in con su come tutti tutte'),
  ja: of('の を に は が で と も から まで'),
  zh: of('的 了 和 与 在 从 用 把'),
}

/** Without function words, unless there are only such. */
export function tellingWords(words: readonly string[], locale: Locale): readonly string[] {
  const telling = words.filter(word => !FUNCTION_WORDS[locale].has(word))
  return telling.length > 0 ? telling : words
}
