import type { Locale } from '@/site/locale'
import { type Answer, REFUSALS, refusalSentence } from './answer'

type Writer = {
  given: (data: unknown) => unknown
  refused: (answer: Extract<Answer, { ok: false }>, locale: Locale) => unknown
}

const DIALECTS = {
  envelope: {
    given: data => ({ code: 200, message: 'ok', data }),
    refused: ({ why, fields, data }, locale) => ({
      code: REFUSALS[why].status,
      message: refusalSentence(why, locale),
      error: why,
      ...(fields && { fields }),
      ...(data !== undefined && { data }),
    }),
  },
  /** For `product/multi_info`, whose client reads `cscode`. */
  cscode: {
    given: data => ({ cscode: 200, data }),
    refused: ({ why, fields }, locale) => ({
      cscode: REFUSALS[why].status,
      message: refusalSentence(why, locale),
      error: why,
      ...(fields && { fields }),
    }),
  },
} satisfies Record<string, Writer>

export type Dialect = keyof typeof DIALECTS

/**
 * The JSON body of an answer (API, envelope); a refusal has its status, a sentence in the language asked for, and its
 * word.
 */
export const bodyOf = (dialect: Dialect, answer: Answer, locale: Locale): unknown =>
  answer.ok ? DIALECTS[dialect].given(answer.data) : DIALECTS[dialect].refused(answer, locale)
