import { AskedChoice, AskedField, type Asked as AskedProps, described } from '../asking/asked-field'
import { t } from '../words/of-request'
import type { Asked } from './asked'
import { problemText, type SpanProblems } from './span'

const asked = (name: keyof Asked, label: string, problem?: string): AskedProps => ({
  ...{ block: 'reports', id: `report-${name}`, label, problem },
})

type ChoiceProps = {
  name: keyof Asked
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}

export const Choice = ({ name, label, problem, ...choice }: ChoiceProps) => (
  <AskedChoice name={name} {...asked(name, label, problem)} {...choice} />
)

type DayProps = { name: 'from' | 'until'; label: string; asked: Asked; problems: SpanProblems }

export function DayField({ name, label, asked: { [name]: value }, problems }: DayProps) {
  const field = asked(name, label, problems[name] && t(problemText(problems[name])))
  return (
    <AskedField {...field}>
      <input
        id={field.id}
        name={name}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text'}
        defaultValue={value}
        {...described(field)}
      />
    </AskedField>
  )
}
