'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { askShop } from '../calls/ask-shop'
import { FileInput } from '../calls/file-input'
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
  const [text, setText] = useState('')
  const [read, setRead] = useState<Read>()
  const choose = async (file: File | undefined) => {
    setRead(undefined)
    const words = (await file?.text()) ?? ''
    setText(words)
    if (file) setRead(await ask(address, { act: 'try', text: words }))
  }
  const save = async (documents: readonly Document[]) => {
    const versions = Object.fromEntries(documents.map(({ document, version }) => [document, version]))
    const answer = await ask(address, { act: 'save', text, versions })
    setRead(answer)
    if ('refusals' in answer) return
    toast.success('Saved as drafts.')
    window.location.reload()
  }
  return (
    <div className="translations__selection">
      <FileInput
        label="A file of several documents that came back"
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
  const hasChanges = documents.some(({ changes }) => changes > 0)
  return (
    <>
      <ul>
        {documents.map(({ document, title, changes, waits, same, empty }) => (
          <li key={document}>
            {`${title}: ${changes} ${changes === 1 ? 'text' : 'texts'} would change, ${same} stay the same, ${empty} are not translated in the file`}
            {waits > 0 && `; the original of ${waits} changed since, and they are left as they are`}.
          </li>
        ))}
      </ul>
      {hasChanges && (
        <Button margin={false} onClick={() => void save(documents)}>
          Save all as drafts
        </Button>
      )}
    </>
  )
}

async function ask(address: string, sent: object): Promise<Read> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const read = told.safeParse(said)
  if (isOk && read.success) return read.data
  const wrong = problems.safeParse(said)
  if (wrong.success) return { refusals: wrong.data.problems.map(sentenceOf) }
  return { refusals: [refusal?.message ?? NO_ANSWER] }
}

const sentenceOf = ({ title, sentence }: z.output<typeof problems>['problems'][number]): string =>
  title ? `${title}: ${sentence}` : sentence
