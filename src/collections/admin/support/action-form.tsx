import { randomUUID } from 'node:crypto'
import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { ConsoleAction } from '@/server/support-console/audit'
import { t } from '../words/of-request'
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from './form'
import type { ScreenName } from './path'

export type Desk = { admin: string; api: string; name: ScreenName }

type Props = {
  desk: Desk
  action: ConsoleAction
  subject: string
  label: string
  hint: string
  warnings?: readonly string[]
  /** What has to be typed beside the reason; of two forms of one action the second has a `name`. */
  children?: ReactNode
  name?: string
}

export function ActionForm({
  desk,
  action,
  subject,
  label,
  hint,
  warnings = [],
  children,
  name = action,
}: Props) {
  const id = `${name}-${subject}`
  return (
    <details className="desk__action">
      <summary>{label}</summary>
      <form method="post" action={`${desk.api}/support/${action}`}>
        <Hidden desk={desk} subject={subject} />
        <div id={`${id}-hint`} className="desk__hint">
          <p>{hint}</p>
          {warnings.map(warning => (
            <p key={warning} className="desk__warning">
              {warning}
            </p>
          ))}
        </div>
        {children}
        <label htmlFor={id}>{t('Reason')}</label>
        <textarea
          id={id}
          name="reason"
          required
          minLength={MIN_REASON_LENGTH}
          maxLength={MAX_REASON_LENGTH}
          rows={2}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit" size="medium" margin={false}>
          {label}
        </Button>
      </form>
    </details>
  )
}

type TypedProps = { id: string; name: string; label: string; inputMode: 'decimal' | 'numeric' }

export const TypedField = ({ id, name, label, inputMode }: TypedProps) => (
  <>
    <label htmlFor={id}>{label}</label>
    <input id={id} name={name} type="text" inputMode={inputMode} autoComplete="off" required maxLength={12} />
  </>
)

/** What asks for no reason: it is done with the click. */
export function ActButton({
  desk,
  action,
  subject,
  label,
}: Omit<Props, 'hint' | 'warnings' | 'children' | 'name'>) {
  return (
    <form method="post" action={`${desk.api}/support/${action}`}>
      <Hidden desk={desk} subject={subject} />
      <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
        {label}
      </Button>
    </form>
  )
}

/** `idempotencyKey` is made with the page, so that a double click is one action. */
export const Hidden = ({ desk, subject }: { desk: Desk; subject: string }) => (
  <>
    <input type="hidden" name="idempotencyKey" value={randomUUID()} />
    <input type="hidden" name="subject" value={subject} />
    {Object.entries(desk.name).map(([field, value]) => (
      <input key={field} type="hidden" name={field} value={value} />
    ))}
  </>
)
