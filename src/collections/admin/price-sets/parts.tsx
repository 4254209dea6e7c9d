import type { ReactNode } from 'react'
import type { Told } from '../../price-sets/screen-data'
import { retold, t } from '../words/of-request'
import { PROBLEMS } from './words'

type FieldProps = { name: string; label: string; told: readonly Told[]; hint?: string; children: ReactNode }

/** What describes and marks the field of a problem. */
export const markOf = (name: string, told: readonly Told[]) =>
  told.some(({ field }) => field === name)
    ? { 'aria-invalid': true as const, 'aria-describedby': `set-${name}-problem` }
    : {}

export const Field = ({ name, label, told, hint, children }: FieldProps) => (
  <div className="lab__field">
    <label htmlFor={`set-${name}`}>{label}</label>
    {children}
    {hint && <span className="lab__hint">{hint}</span>}
    <Problem name={name} told={told} />
  </div>
)

export const Problem = ({ name, told }: Pick<FieldProps, 'name' | 'told'>) => {
  const found = told.find(({ field }) => field === name)
  return found ? (
    <span id={`set-${name}-problem`} className="lab__problem" role="alert">
      {found.sentence ? retold(found.sentence) : t(PROBLEMS[found.code] ?? 'This is not possible.')}
    </span>
  ) : null
}

type ChoiceProps = Omit<FieldProps, 'children'> & {
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

export function Choice({ value, options, ...field }: ChoiceProps) {
  const isKnown = options.some(([option]) => option === value)
  return (
    <Field {...field}>
      <select
        id={`set-${field.name}`}
        name={field.name}
        defaultValue={value}
        {...markOf(field.name, field.told)}
      >
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

type TextProps = Omit<FieldProps, 'children'> & { value: string; inputMode?: 'decimal' }

export const Text = ({ value, inputMode, ...field }: TextProps) => (
  <Field {...field}>
    <input
      id={`set-${field.name}`}
      name={field.name}
      defaultValue={value}
      inputMode={inputMode}
      maxLength={200}
      autoComplete="off"
      {...markOf(field.name, field.told)}
    />
  </Field>
)
