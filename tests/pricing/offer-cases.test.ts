import { seededBook } from '@tests/support/seeded-book'
import { expect, test } from 'vitest'
import { isQuoteError, parseQuoteInput, quote, quoteContract } from '@/pricing'
import cases from './offer-cases.json'

const book = seededBook()

test.each(cases.map((each, index) => ({ ...each, name: nameOf(each.input, index) })))(
  'offer case $name is priced as agreed',
  ({ input, expect: expected }) => {
    const parsed = parseQuoteInput(input)
    if (!parsed.ok) throw new Error(parsed.message)
    const result = quoteContract(quote(book, parsed.input))
    expect(isQuoteError(result) ? { error: result.error } : kindsOf(result)).toEqual(expected)
  },
)

function kindsOf<R extends { applied: { kind: string }[]; rejected: { reason: string }[] }>(result: R) {
  return {
    ...result,
    applied: result.applied.map(({ kind }) => kind),
    rejected: result.rejected.map(({ reason }) => reason),
  }
}

function nameOf(input: (typeof cases)[number]['input'], index: number): string {
  return `${index + 1}: ${input.target.route} in ${input.target.plan} on ${input.at}`
}
