'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { NOT_UTF_8, textIn } from '../../lists/import/file-text'
import { FileInput } from '../calls/file-input'
import { useWords } from '../words/use-words'
import { askImport, type Told } from './ask-import'
import { ImportLook } from './import-look'

type Props = { address: string; list: string }

/** A file chosen or pasted, what it would do, and the button that does it. What was pasted stays, whatever is answered. */
export function ImportForm({ address, list }: Props) {
  const t = useWords()
  const [text, setText] = useState('')
  const [isConfirmed, setConfirmed] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [told, setTold] = useState<Told>()

  const edit = (typed: string) => {
    setText(typed)
    setTold(undefined)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    const read = textIn(await file.arrayBuffer())
    if (read === undefined) setTold({ kind: 'refused', sentences: [t(NOT_UTF_8)] })
    else edit(read)
  }
  const ask = async (sent: object) => {
    setAsking(true)
    setTold(await askImport(t, address, { text, isConfirmed, ...sent }))
    setAsking(false)
  }
  const look = told?.kind === 'look' ? told.look : undefined
  const isLarge = isConfirmed || look?.faults.some(({ code }) => code === 'large_change')
  return (
    <div className="import__form">
      <FileInput
        className="import__field"
        label={t('A CSV file')}
        accept=".csv,text/csv"
        choose={file => void choose(file)}
      />
      <label className="import__field">
        {t('Or paste it here')}
        <textarea rows={8} spellCheck={false} value={text} onChange={({ target }) => edit(target.value)} />
      </label>
      {isLarge && (
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => {
              setConfirmed(target.checked)
              setTold(undefined)
            }}
          />{' '}
          {t('Yes, change it by that much')}
        </label>
      )}
      <p>
        <Button disabled={isAsking || text === ''} margin={false} onClick={() => void ask({ act: 'look' })}>
          {t('See what it would do')}
        </Button>
      </p>
      <div role="status" className="import__told">
        {isAsking && <p>{t('The shop is looking …')}</p>}
        {!isAsking && told?.kind === 'refused' && <Refused sentences={told.sentences} />}
        {!isAsking && told?.kind === 'done' && (
          <p>
            {t('Imported: {count, plural, one {# row} other {# rows}}.', { count: told.imported })}{' '}
            <a href={list}>{t('To the list')}</a>
          </p>
        )}
        {!isAsking && look && <ImportLook look={look} />}
      </div>
      {!isAsking && look && look.faults.length === 0 && look.rows.length > 0 && (
        <p>
          <Button margin={false} onClick={() => void ask({ act: 'import', seen: look.digest })}>
            {t('Import {count, plural, one {# row} other {# rows}}', { count: look.rows.length })}
          </Button>
        </p>
      )}
    </div>
  )
}

function Refused({ sentences }: { sentences: readonly string[] }) {
  return (
    <>
      <p>{useWords()('Nothing was imported:')}</p>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
