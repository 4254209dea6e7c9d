import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'

type Frame = { label: ReactNode; name: string; hint?: ReactNode; error?: string; className?: string }

const CONTROL = 'w-full rounded-control border bg-ground px-3 text-base text-text placeholder:text-muted'
const controlOf = (error?: string) => classes(CONTROL, error ? 'border-danger' : 'border-muted')

const tiesOf = ({ name, hint, error }: Frame, id = `field-${name}`) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined,
})

function Labelled({ frame, id, children }: { frame: Frame; id: string; children: ReactNode }) {
  const { label, hint, error, className } = frame
  return (
    <div className={classes('grid gap-1', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

export function TextField({ label, hint, error, className, ...input }: Frame & ComponentProps<'input'>) {
  const frame = { label, hint, error, className, name: input.name }
  const ties = tiesOf(frame, input.id)
  return (
    <Labelled frame={frame} id={ties.id}>
      <input
        {...input}
        {...ties}
        className={classes(controlOf(error), 'min-h-11', input.type === 'file' && FILE)}
      />
    </Labelled>
  )
}

const FILE =
  'py-2 file:me-3 file:rounded-control file:border file:border-solid file:border-muted file:bg-surface file:px-3 file:py-1 file:font-semibold file:text-text'

export function TextArea({ label, hint, error, className, ...input }: Frame & ComponentProps<'textarea'>) {
  const frame = { label, hint, error, className, name: input.name }
  const ties = tiesOf(frame, input.id)
  return (
    <Labelled frame={frame} id={ties.id}>
      <textarea rows={5} {...input} {...ties} className={classes(controlOf(error), 'py-2')} />
    </Labelled>
  )
}

/** The children are `<option>`s. */
export function SelectField({ label, hint, error, className, ...input }: Frame & ComponentProps<'select'>) {
  const frame = { label, hint, error, className, name: input.name }
  const ties = tiesOf(frame, input.id)
  return (
    <Labelled frame={frame} id={ties.id}>
      <select {...input} {...ties} className={classes(controlOf(error), 'select-box min-h-11 pe-9')} />
    </Labelled>
  )
}

export function CheckField({ label, hint, error, className, ...input }: Frame & ComponentProps<'input'>) {
  const ties = tiesOf({ label, hint, error, name: input.name }, input.id)
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex items-start gap-3" htmlFor={ties.id}>
        <input
          type="checkbox"
          {...input}
          {...ties}
          className="check-box mt-1 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${ties.id}-hint`} className="ps-8 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${ties.id}-error`} className="ps-8 text-sm text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
