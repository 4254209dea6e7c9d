import type { Told } from '../../price-sets/screen-data'
import { type Asked, AskedChoice, AskedField, described } from '../asking/asked-field'
import { retold, t } from '../words/of-request'
import { PROBLEMS } from './words'

type FieldProps = { name: string; label: string; told: readonly Told[]; hint?: string }

/** A field of a set with what was told of it. */
export const askedOf = ({ name, label, told, hint }: FieldProps): Asked => ({
  ...{ block: 'lab', id: `set-${name}`, label, hint, problem: problemAt(name, told) },
})

function problemAt(name: string, told: readonly Told[]): string | undefined {
  const found = told.find(({ field }) => field === name)
  if (!found) return undefined
  return found.sentence ? retold(found.sentence) : t(PROBLEMS[found.code] ?? 'This is not possible.')
}

/** What was told of a set that is about none of its fields. */
export function Problem({ name, told }: Pick<FieldProps, 'name' | 'told'>) {
  const problem = problemAt(name, told)
  return problem === undefined ? null : (
    <span className="lab__problem" role="alert">
      {problem}
    </span>
  )
}

type ChoiceProps = FieldProps & {
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

export const Choice = ({ value, options, ...field }: ChoiceProps) => (
  <AskedChoice {...askedOf(field)} name={field.name} value={value} options={options} />
)

type TextProps = FieldProps & { value: string; inputMode?: 'decimal' }

export function Text({ value, inputMode, ...field }: TextProps) {
  const asked = askedOf(field)
  return (
    <AskedField {...asked}>
      <input
        id={asked.id}
        name={field.name}
        defaultValue={value}
        inputMode={inputMode}
        maxLength={200}
        autoComplete="off"
        {...described(asked)}
      />
    </AskedField>
  )
}
