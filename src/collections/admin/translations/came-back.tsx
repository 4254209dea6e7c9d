'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { askShop } from '../calls/ask-shop'
import { FileInput } from '../calls/file-input'
import type { Say } from '../words/say'
import { useWords } from '../words/use-words'
import { NO_ANSWER, NothingChanged } from './nothing-changed'

const told = z.object({
  documents: z.array(
    z.object({
      document: z.string(),
      title: z.string(),
      version: z.string(),
      changes: z.number(),
      waits: z.number(),
      same: z.number(),
      empty: z.number(),
    }),
  ),
})
type Document = z.output<typeof told>['documents'][number]
const problems = z.object({
  problems: z.array(z.object({ sentence: z.string(), title: z.string().optional() })),
})

type Read = { documents: Document[] } | { refusals: string[] }

/** A file of several documents: shown first, saved as drafts after, all of it or nothing. */
export function CameBack({ address }: { address: string }) {
  const t = useWords()
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read>()
  const choose = async (file: File | undefined) => {
    setRead(undefined)
    const words = (await file?.text()) ?? ''
    setText(words)
    if (file) setRead(await ask(t, address, { act: 'try', text: words }))
  }
  const save = async (documents: readonly Document[]) => {
    const versions = Object.fromEntries(documents.map(({ document, version }) => [document, version]))
    const answer = await ask(t, address, { act: 'save', text, versions })
    setRead(answer)
    if ('refusals' in answer) return
    toast.success(t('Saved as drafts.'))
    window.location.reload()
  }
  return (
    <div className="translations__selection">
      <FileInput
        label={t('Import a returned file with several documents')}
        accept=".xlf,.xliff,.csv,text/csv"
        choose={file => void choose(file)}
      />
      <div role="status">
        {read && 'refusals' in read && <NothingChanged refusals={read.refusals} />}
        {read && 'documents' in read && <Planned documents={read.documents} save={save} />}
      </div>
    </div>
  )
}

type PlannedProps = {
  documents: readonly Document[]
  save: (documents: readonly Document[]) => Promise<void>
}

function Planned({ documents, save }: PlannedProps) {
  const t = useWords()
  const hasChanges = documents.some(({ changes }) => changes > 0)
  return (
    <>
      <ul>
        {documents.map(({ document, waits, title, changes, same, empty }) => (
          <li key={document}>
            {waits > 0
              ? t(SOME_WAIT, { title, changes, same, empty, waits })
              : t(PLANNED, { title, changes, same, empty })}
          </li>
        ))}
      </ul>
      {hasChanges && (
        <Button margin={false} onClick={() => void save(documents)}>
          {t('Save all as drafts')}
        </Button>
      )}
    </>
  )
}

const PLANNED =
  '{title}: {changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file.'
const SOME_WAIT =
  '{title}: {changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file; the original of {waits} changed since, and they are left as they are.'

async function ask(t: Say, address: string, sent: object): Promise<Read> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const read = told.safeParse(said)
  if (isOk && read.success) return read.data
  const wrong = problems.safeParse(said)
  if (wrong.success) return { refusals: wrong.data.problems.map(sentenceOf) }
  return { refusals: [refusal?.message ?? t(NO_ANSWER)] }
}

const sentenceOf = ({ title, sentence }: z.output<typeof problems>['problems'][number]): string =>
  title ? `${title}: ${sentence}` : sentence
