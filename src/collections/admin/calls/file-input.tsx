'use client'

import { useState } from 'react'
import { useWords } from '../words/use-words'
import './file-input.css'

type Props = {
  label: string
  accept: string
  choose: (file: File | undefined) => void
  className?: string
}

/**
 * The button is ours, for a browser words its own in its own language. The same file can be chosen again once it was mended:
 * a browser tells of no other choice.
 */
export function FileInput({ label, accept, choose, className }: Props) {
  const t = useWords()
  const [name, setName] = useState('')
  return (
    <label className={className}>
      {label}{' '}
      <span className="file-input">
        <input
          type="file"
          accept={accept}
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          onChange={({ target }) => {
            setName(target.files?.[0]?.name ?? '')
            choose(target.files?.[0])
          }}
        />
        <span className="file-input__button">{t('Choose a file')}</span> {name}
      </span>
    </label>
  )
}
