import type { Locale } from './locale'
import { translator } from './messages'
import { aboutWords, type Saving, savingWords } from './saving-words'

/** What is cheaper: one product by its route, or a kind of them. */
export type BenefitAbout =
  | { kind: 'product'; route: string }
  | { kind: 'suites' | 'lifetime' | 'all' | 'several' }

type Told = { saving: Saving; about: BenefitAbout; isForLife: boolean }

/** «30 % off suites», «Video Downloader (lifetime): now for $89.90»; as it stands within a sentence. */
export function benefitWords(
  { saving, about, isForLife }: Told,
  locale: Locale,
  nameOf: (route: string) => string,
): string {
  const [t, words] = [translator(locale, 'campaign'), savingWords(saving, locale)]
  if (about.kind === 'product') {
    const name = nameOf(about.route)
    return aboutWords(isForLife ? t('benefit.forLife', { name }) : name, words, locale)
  }
  return saving.kind === 'percent'
    ? t(`benefit.${about.kind}`, { saving: words })
    : aboutWords(t(`benefit.name.${about.kind}`), words, locale)
}
