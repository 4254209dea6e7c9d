'use client'
import { Button } from '@payloadcms/ui'
import { FileInput } from '../calls/file-input'
import { useWords } from '../words/use-words'
import type { Look, Told } from './ask-import'
import { ImportLook } from './import-look'
import { useImport } from './use-import'

type Props = { address: string; list: string }

/** A file chosen or pasted, what it would do, and the button that does it. */
export function ImportForm({ address, list }: Props) {
  const t = useWords()
  const { text, isConfirmed, isAsking, told, edit, choose, confirm, ask } = useImport(address)
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
      {isLarge && <Confirm isConfirmed={isConfirmed} confirm={confirm} />}
      <p>
        <Button disabled={isAsking || text === ''} margin={false} onClick={() => void ask({ act: 'look' })}>
          {t('See what it would do')}
        </Button>
      </p>
      <div role="status" className="import__told">
        {isAsking ? <p>{t('The shop is looking …')}</p> : told && <Answer told={told} list={list} />}
      </div>
      {!isAsking && look && canImport(look) && (
        <Import rows={look.rows.length} press={() => void ask({ act: 'import', seen: look.digest })} />
      )}
    </div>
  )
}

const canImport = ({ faults, rows }: Look): boolean => faults.length === 0 && rows.length > 0

type ConfirmProps = { isConfirmed: boolean; confirm: (isMeant: boolean) => void }

function Confirm({ isConfirmed, confirm }: ConfirmProps) {
  const t = useWords()
  return (
    <label>
      <input type="checkbox" checked={isConfirmed} onChange={({ target }) => confirm(target.checked)} />{' '}
      {t('Yes, change it by that much')}
    </label>
  )
}

function Answer({ told, list }: { told: Told; list: string }) {
  const t = useWords()
  switch (told.kind) {
    case 'look':
      return <ImportLook look={told.look} />
    case 'refused':
      return <Refused sentences={told.sentences} />
    case 'done':
      return (
        <p>
          {t('Imported: {count, plural, one {# row} other {# rows}}.', { count: told.imported })}{' '}
          <a href={list}>{t('Back to the list')}</a>
        </p>
      )
  }
}

function Import({ rows, press }: { rows: number; press: () => void }) {
  const t = useWords()
  return (
    <p>
      <Button margin={false} onClick={press}>
        {t('Import {count, plural, one {# row} other {# rows}}', { count: rows })}
      </Button>
    </p>
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
