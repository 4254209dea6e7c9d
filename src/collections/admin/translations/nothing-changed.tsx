'use client'
import { useWords } from '../words/use-words'

export const NO_ANSWER = 'The shop did not answer. Try again.'

export function NothingChanged({ refusals }: { refusals: readonly string[] }) {
  const t = useWords()
  return (
    <>
      <p>{t('Nothing was changed:')}</p>
      <ul>
        {refusals.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
