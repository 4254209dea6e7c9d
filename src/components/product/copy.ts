import type { Passage, ProductCopy, Question, Specification } from '@/server/catalogue/product-copy'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'

export type Copy = Pick<ProductCopy, 'headline' | 'promise' | 'lang'> & {
  steps: Passage[]
  features: Passage[]
  music: Passage[]
  specs: Specification[]
  questions: Question[]
}

const STEPS = ['install', 'choose', 'use'] as const
const FEATURES = ['computer', 'trial', 'lifetime', 'upgrade'] as const
const MUSIC = ['formats', 'tags', 'playlists'] as const
const QUESTIONS = ['rights', 'plan', 'move', 'upgrade'] as const

/** What editors wrote; where they wrote nothing, sentences that hold for every product. */
export function copyOf(written: ProductCopy | undefined, name: string, locale: Locale): Copy {
  const t = translator(locale, 'product')
  const steps = STEPS.map(step => ({
    title: t(`empty.steps.${step}.title`),
    text: t(`empty.steps.${step}.text`, { name }),
  }))
  const features = FEATURES.map(feature => ({
    title: t(`empty.features.${feature}.title`),
    text: t(`empty.features.${feature}.text`),
  }))
  const music = MUSIC.map(each => ({
    title: t(`empty.music.${each}.title`),
    text: t(`empty.music.${each}.text`),
  }))
  const questions = QUESTIONS.map(each => ({
    question: t(`empty.questions.${each}.question`),
    answer: t(`empty.questions.${each}.answer`),
  }))
  return {
    headline: written?.headline || name,
    promise: written?.promise || t('empty.promise', { name }),
    steps: filled(written?.steps, steps),
    features: filled(written?.features, features),
    music: filled(written?.music, music),
    specs: written?.specs ?? [],
    questions: filled(written?.questions, questions),
    lang: written?.lang ?? {},
  }
}

const filled = <T>(written: T[] | undefined, otherwise: T[]): T[] => (written?.length ? written : otherwise)
