import type { ReactNode } from 'react'
import type { SaleRefusal } from '../../new-sale/refusal-words'
import { retold, t } from '../words/of-request'
import type { SaleForm } from './form-data'

type Told = SaleForm['told']

/** What is wrong at a field, and marks that say so without refusing. */
const toldAt = ({ refusals, marks }: Told, field: string) => ({
  refusals: refusals.filter(each => each.field === field),
  marks: marks.filter(each => each.field === field),
})

export const fieldId = (field: string): string => `sale-${field.replaceAll('.', '-')}`
const problemId = (field: string): string => `${fieldId(field)}-problem`

type FieldProps = {
  field: string
  label: string
  told: Told
  hint?: string
  /** Gets what describes it, for whoever hears the page. */
  children: (described: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
  /** Beside a time: which of its readings was chosen. */
  reading?: { name: string; value: string }
}

export function Field({ field, label, told, hint, children, reading }: FieldProps) {
  const { refusals, marks } = toldAt(told, field)
  const id = fieldId(field)
  const hasProblem = refusals.length + marks.length > 0
  const described = [hasProblem && problemId(field), hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="sale__field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(refusals.length > 0 && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <span id={`${id}-hint`} className="sale__hint">
          {hint}
        </span>
      )}
      <Problems field={field} told={told} />
      {reading && <Readings {...reading} refusals={refusals} />}
    </div>
  )
}

/** The sentences at a field, or at a group of fields. */
export function Problems({ field, told }: { field: string; told: Told }) {
  const { refusals, marks } = toldAt(told, field)
  if (refusals.length + marks.length === 0) return null
  return (
    <div id={problemId(field)}>
      {refusals.map(({ code, sentence }) => (
        <p key={sentence} className="sale__problem" data-refusal={code}>
          {retold(sentence)}
        </p>
      ))}
      {marks.map(({ code, sentence }) => (
        <p key={sentence} className="sale__mark" data-mark={code}>
          {retold(sentence)}
        </p>
      ))}
    </div>
  )
}

type ReadingsProps = { name: string; value: string; refusals: readonly SaleRefusal[] }

/** What was chosen before goes along, so that it counts as long as the time is the same. */
function Readings({ name, value, refusals }: ReadingsProps) {
  const choices = refusals.flatMap(each => each.choices ?? [])
  if (choices.length === 0) return value ? <input type="hidden" name={name} value={value} /> : null
  return (
    <fieldset className="sale__readings">
      <legend>{t('Which time is meant?')}</legend>
      {choices.map(choice => (
        <label key={choice.value} className="sale__tick">
          <input type="radio" name={name} value={choice.value} /> {choice.label}
        </label>
      ))}
    </fieldset>
  )
}

type TicksProps = {
  field: string
  legend: string
  hint: string
  options: readonly (readonly [value: string, label: string])[]
  ticked: readonly string[]
  told: Told
}

export const Ticks = ({ field, legend, hint, options, ticked, told }: TicksProps) => (
  <fieldset id={fieldId(field)} className="sale__group" aria-describedby={`${fieldId(field)}-hint`}>
    <legend>{legend}</legend>
    <p id={`${fieldId(field)}-hint`} className="sale__hint">
      {hint}
    </p>
    <div className="sale__ticks">
      {options.map(([value, label]) => (
        <label key={value} className="sale__tick">
          <input type="checkbox" name={field} value={value} defaultChecked={ticked.includes(value)} /> {label}
        </label>
      ))}
    </div>
    <Problems field={field} told={told} />
  </fieldset>
)
