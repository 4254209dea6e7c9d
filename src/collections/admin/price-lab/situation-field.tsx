import type { SituationField } from '@/server/price-lab/situation'
import { t } from '../words/of-request'
import type { Side } from './side'
import { FIELDS, HINTS, problemText } from './situation-words'

type FieldProps = { name: SituationField; suffix: string; side: Side }

/** What is typed of a situation, kept with what is wrong with it. */
export function Field({
  name,
  suffix,
  side,
  type = 'text',
  list,
  hint = hintOf(name),
}: FieldProps & { type?: string; list?: string; hint?: string }) {
  const id = `lab-${name}${suffix}`
  const isTyped = type === 'datetime-local' && !isDateTime(side.typed[name])
  return (
    <Labelled {...{ id, name, side, hint }}>
      <input
        id={id}
        name={`${name}${suffix}`}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={isTyped ? 'text' : type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        list={list}
        defaultValue={side.typed[name]}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-invalid={side.problems[name] ? true : undefined}
        aria-describedby={describedBy(id, side, name, hint)}
      />
    </Labelled>
  )
}

const hintOf = (name: SituationField): string | undefined => {
  const hint = HINTS[name]
  return hint && t(hint)
}

const isDateTime = (text: string): boolean => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)

type ChoiceProps = FieldProps & { options: readonly (readonly [value: string, label: string])[] }

export function Choice({ name, suffix, side, options }: ChoiceProps) {
  const id = `lab-${name}${suffix}`
  const value = side.typed[name]
  const isKnown = options.some(([option]) => option === value)
  return (
    <Labelled {...{ id, name, side, hint: hintOf(name) }}>
      <select
        id={id}
        name={`${name}${suffix}`}
        defaultValue={value}
        aria-invalid={side.problems[name] ? true : undefined}
        aria-describedby={describedBy(id, side, name, hintOf(name))}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const describedBy = (id: string, side: Side, name: SituationField, hint: string | undefined) =>
  [side.problems[name] && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

type LabelledProps = {
  id: string
  name: SituationField
  side: Side
  hint: string | undefined
  children: React.ReactNode
}

function Labelled({ id, name, side, hint, children }: LabelledProps) {
  const problem = side.problems[name]
  return (
    <div className="lab__field">
      <label htmlFor={id}>{t(FIELDS[name])}</label>
      {children}
      {hint && (
        <span id={`${id}-hint`} className="lab__hint">
          {hint}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} className="lab__problem" role="alert">
          {problemText(problem)}
        </span>
      )}
    </div>
  )
}
