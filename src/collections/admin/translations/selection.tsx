'use client'
import { Button, toast } from '@payloadcms/ui'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { z } from 'zod'
import { LOCALE_NAMES, LOCALES, type Locale } from '@/site/locale'

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
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

type Props = { address: string; language: Locale | undefined; children: ReactNode }

/** Several documents of the table as one file for a translator, and what came back. */
export function Selection({ address, language, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const count = () => setChosen(boxesOf(form.current).filter(({ checked }) => checked).length)
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen
    count()
  }
  const give = async (format: 'xliff' | 'csv') => {
    if (!form.current) return
    const query = new URLSearchParams({ format })
    for (const [name, value] of new FormData(form.current)) query.append(name, String(value))
    const answer = await fetch(`${address}?${query}`, { credentials: 'include' }).catch(() => null)
    if (!answer?.ok) return void toast.error(await messageOf(answer))
    saveFile(await answer.blob(), nameIn(answer.headers.get('Content-Disposition')))
  }
  return (
    <>
      <form ref={form} onChange={count} onSubmit={event => event.preventDefault()}>
        {children}
        <fieldset className="translations__selection">
          <legend>For a translator outside</legend>
          <label>
            <input type="checkbox" onChange={({ target }) => chooseAll(target.checked)} /> Choose all of this
            page
          </label>
          <label>
            Into{' '}
            <select name="language" defaultValue={language ?? 'ja'}>
              {LOCALES.map(locale => (
                <option key={locale} value={locale}>
                  {LOCALE_NAMES[locale]}
                </option>
              ))}
            </select>
          </label>
          <span role="status">{`${chosen} chosen`}</span>
          <Button size="small" margin={false} disabled={chosen === 0} onClick={() => void give('xliff')}>
            Download as XLIFF
          </Button>
          <Button
            size="small"
            margin={false}
            buttonStyle="secondary"
            disabled={chosen === 0}
            onClick={() => void give('csv')}
          >
            Download as CSV
          </Button>
        </fieldset>
      </form>
      <CameBack address={address} />
    </>
  )
}

const boxesOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name=document]') ?? []),
]

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'translations'

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

type Read = { documents: Document[] } | { refusals: string[] }

/** A file of several documents: shown first, saved as drafts after, all of it or nothing. */
function CameBack({ address }: { address: string }) {
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
      <label>
        A file of several documents that came back{' '}
        <input
          type="file"
          accept=".xlf,.xliff,.csv,text/csv"
          onClick={forget}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <div role="status">
        {read && 'refusals' in read && (
          <>
            <p>Nothing was changed:</p>
            <ul>
              {read.refusals.map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
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
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const said: unknown = await answer
    ?.clone()
    .json()
    .catch(() => null)
  const read = told.safeParse(said)
  if (answer?.ok && read.success) return read.data
  const wrong = problems.safeParse(said)
  if (wrong.success)
    return {
      refusals: wrong.data.problems.map(({ title, sentence }) =>
        title ? `${title}: ${sentence}` : sentence,
      ),
    }
  return { refusals: [await messageOf(answer)] }
}

async function messageOf(answer: Response | null): Promise<string> {
  const said: unknown = await answer?.json().catch(() => null)
  return refused.safeParse(said).data?.errors[0].message ?? 'The shop did not answer. Try again.'
}

/** The same file can be chosen again once it was mended: a browser tells of no other choice. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = ''
}
