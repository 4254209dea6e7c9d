'use client'
import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from 'zod'
import { askShop } from '../calls/ask-shop'
import { FileInput } from '../calls/file-input'
import type { Say } from '../words/say'
import { useWords } from '../words/use-words'
import { NO_ANSWER, NothingChanged } from './nothing-changed'

const text = z.object({ path: z.string(), line: z.number(), before: z.string(), after: z.string() })
const plan = z.object({
  changes: z.array(text),
  waits: z.array(text),
  same: z.number(),
  empty: z.number(),
})
type Plan = z.output<typeof plan>
const problems = z.object({ problems: z.array(z.object({ sentence: z.string() })) })

type Told = { plan: Plan } | { refusals: string[] }

/** The document as a file for a translator, and what came back: shown first, saved as a draft after. */
export function DeskFiles({ address, version }: { address: string; version: string }) {
  const t = useWords()
  const [file, setFile] = useState('')
  const [told, setTold] = useState<Told>()

  const send = async (act: 'try' | 'save', sent: string) => {
    const answer = await ask(t, address, { act, version, text: sent })
    setTold(answer)
    if (act === 'try' || 'refusals' in answer) return
    toast.success(t('Saved as a draft.'))
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
      <h2 id="desk-files">{t('For an external translator')}</h2>
      <p className="translations__pages">
        <a href={`${address}?format=xliff`} download>
          {t('Download as XLIFF')}
        </a>
        <a href={`${address}?format=csv`} download>
          {t('Download as CSV')}
        </a>
      </p>
      <FileInput
        label={t('Import a returned file')}
        accept=".xlf,.xliff,.csv,text/csv"
        choose={file => void choose(file)}
      />
      <div role="status">
        {told && 'refusals' in told && <NothingChanged refusals={told.refusals} />}
        {told && 'plan' in told && <Planned plan={told.plan} save={() => void send('save', file)} />}
      </div>
    </section>
  )
}

function Planned({ plan: { changes, waits, same, empty }, save }: { plan: Plan; save: () => void }) {
  const t = useWords()
  return (
    <>
      <p>{t(PLANNED, { changes: changes.length, same, empty })}</p>
      {waits.length > 0 && (
        <p>
          {t(WAITING, {
            waits: waits.length,
            texts: waits.map(({ path, line }) => t('{path} (line {line})', { path, line })).join(', '),
          })}
        </p>
      )}
      <ul>
        {changes.map(({ path, line, before, after }) => (
          <li key={path}>
            {t('{path}, line {line}:', { path, line })} {before && <del>{before}</del>} <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {changes.length > 0 && (
        <Button margin={false} onClick={save}>
          {t('Save as draft')}
        </Button>
      )}
    </>
  )
}

const PLANNED =
  '{changes, plural, one {# text} other {# texts}} would change, {same} stay the same, {empty} are not translated in the file.'
const WAITING = 'Of {waits} the original changed since the file was made; they are left as they are: {texts}.'

async function ask(t: Say, address: string, sent: object): Promise<Told> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const read = plan.safeParse(said)
  if (isOk && read.success) return { plan: read.data }
  const wrong = problems.safeParse(said)
  if (wrong.success) return { refusals: wrong.data.problems.map(({ sentence }) => sentence) }
  return { refusals: [refusal?.message ?? t(NO_ANSWER)] }
}
