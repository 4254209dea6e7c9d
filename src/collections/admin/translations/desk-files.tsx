'use client'
import { Button, toast } from '@payloadcms/ui'
import { type MouseEvent, useState } from 'react'
import { z } from 'zod'

const text = z.object({ path: z.string(), line: z.number(), before: z.string(), after: z.string() })
const plan = z.object({
  changes: z.array(text),
  waits: z.array(text),
  same: z.number(),
  empty: z.number(),
})
type Plan = z.output<typeof plan>
const problems = z.object({ problems: z.array(z.object({ sentence: z.string() })) })
const refused = z.object({ errors: z.tuple([z.object({ message: z.string() })], z.unknown()) })

type Told = { plan: Plan } | { refusals: string[] }

/** The document as a file for a translator, and what came back: shown first, saved as a draft after. */
export function DeskFiles({ address, version }: { address: string; version: string }) {
  const [file, setFile] = useState('')
  const [told, setTold] = useState<Told>()

  const send = async (act: 'try' | 'save', sent: string) => {
    const answer = await ask(address, { act, version, text: sent })
    setTold(answer)
    if (act === 'try' || 'refusals' in answer) return
    toast.success('Saved as a draft.')
    // What the boxes of the desk hold is older now.
    window.location.reload()
  }
  const choose = async (chosen: File | undefined) => {
    setTold(undefined)
    const read = (await chosen?.text()) ?? ''
    setFile(read)
    if (chosen) await send('try', read)
  }
  return (
    <section aria-labelledby="desk-files" className="translations__field">
      <h2 id="desk-files">For a translator outside</h2>
      <p className="translations__pages">
        <a href={`${address}?format=xliff`} download>
          Download as XLIFF
        </a>
        <a href={`${address}?format=csv`} download>
          Download as CSV
        </a>
      </p>
      <label>
        A file that came back{' '}
        <input
          type="file"
          accept=".xlf,.xliff,.csv,text/csv"
          onClick={forget}
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </label>
      <div role="status">
        {told && 'refusals' in told && (
          <>
            <p>Nothing was changed:</p>
            <ul>
              {told.refusals.map(sentence => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        )}
        {told && 'plan' in told && <Planned plan={told.plan} save={() => void send('save', file)} />}
      </div>
    </section>
  )
}

function Planned({ plan: { changes, waits, same, empty }, save }: { plan: Plan; save: () => void }) {
  return (
    <>
      <p>{`${changes.length} texts would change, ${same} stay the same, ${empty} are not translated in the file.`}</p>
      {waits.length > 0 && (
        <p>{`Of ${waits.length} the original changed since the file was made; they are left as they are: ${waits.map(({ path, line }) => `${path} (line ${line})`).join(', ')}.`}</p>
      )}
      <ul>
        {changes.map(({ path, line, before, after }) => (
          <li key={path}>
            {`${path}, line ${line}: `}
            {before && <del>{before}</del>} <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button margin={false} onClick={save}>
          Save as draft
        </Button>
      )}
    </>
  )
}

async function ask(address: string, sent: object): Promise<Told> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sent),
  }).catch(() => null)
  const told: unknown = await answer?.json().catch(() => null)
  const read = plan.safeParse(told)
  if (answer?.ok && read.success) return { plan: read.data }
  const wrong = problems.safeParse(told)
  if (wrong.success) return { refusals: wrong.data.problems.map(({ sentence }) => sentence) }
  const message = refused.safeParse(told).data?.errors[0].message
  return { refusals: [message ?? 'The shop did not answer. Try again.'] }
}

/** The same file can be chosen again once it was mended: a browser tells of no other choice. */
const forget = ({ currentTarget }: MouseEvent<HTMLInputElement>): void => {
  currentTarget.value = ''
}
