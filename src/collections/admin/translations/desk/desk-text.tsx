'use client'
import { useState } from 'react'
import { useWords } from '../../words/use-words'
import type { ShownText } from './desk-fields'

type Props = {
  text: ShownText
  /** What the field is called, which stands above its texts. */
  field: string
  problem: string | undefined
  fromLang: string
  toLang: string
  language: string
}

/** One text of the original, and a box for what another language says. */
export function DeskText({ text, field, problem, fromLang, toLang, language }: Props) {
  const t = useWords()
  const { path, label, isLong, limit, original, pieces, own, marks, terms } = text
  const [letters, setLetters] = useState([...own].length)
  const id = `desk-${path}`
  const isOver = limit !== undefined && letters > limit
  const box = {
    id,
    name: path,
    lang: toLang,
    defaultValue: own,
    'aria-label': t('{text}, in {language}', { text: label, language }),
    'aria-describedby': `${id}-notes`,
    'aria-invalid': problem !== undefined || isOver,
    onChange: ({ target }: { target: { value: string } }) => setLetters([...target.value].length),
  }
  return (
    <div className="translations__text">
      {label !== field && <p className="translations__muted">{label}</p>}
      <div className="translations__sides">
        <p lang={fromLang} className="translations__original">
          {pieces ? <Pieces pieces={pieces} /> : original}
        </p>
        <div>
          {isLong ? <textarea {...box} rows={rowsFor(original)} /> : <input {...box} type="text" />}
          <div id={`${id}-notes`} className="translations__muted">
            {problem && <strong className="translations__problem">{problem}</strong>}
            {limit !== undefined && <span>{t(isOver ? TOO_LONG : LETTERS, { letters, limit })}</span>}
            {marks.length > 0 && <span>{t('Marks: {marks}', { marks: marks.join(' · ') })}</span>}
            {terms.length > 0 && <Terms terms={terms} fromLang={fromLang} toLang={toLang} />}
          </div>
        </div>
      </div>
    </div>
  )
}

type TermsProps = Pick<Props, 'fromLang' | 'toLang'> & Pick<ShownText, 'terms'>

const LETTERS = '{letters} of {limit} letters'
const TOO_LONG = '{letters} of {limit} letters: too long'

const Terms = ({ terms, fromLang, toLang }: TermsProps) => (
  <span>
    {useWords()('Glossary:')}{' '}
    {terms.map(({ word, says }, index) => (
      <span key={word}>
        {index > 0 && ' · '}
        <span lang={fromLang}>{word}</span> → <b lang={toLang}>{says}</b>
      </span>
    ))}
  </span>
)

const LETTERS_OF_A_ROW = 60
const rowsFor = (text: string): number => Math.min(Math.ceil(text.length / LETTERS_OF_A_ROW) + 1, 14)

const Pieces = ({ pieces }: { pieces: NonNullable<ShownText['pieces']> }) =>
  pieces.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    if (kind === 'added') return <ins key={index}>{text}</ins>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    if (kind === 'removed') return <del key={index}>{text}</del>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    return <span key={index}>{text}</span>
  })
