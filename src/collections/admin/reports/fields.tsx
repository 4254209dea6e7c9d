import type { ReactNode } from 'react'
import type { Asked } from './asked'
import { problemText, type SpanProblems } from './span'

type ChoiceProps = {
  name: keyof Asked
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  problem?: string | undefined
}

export const Choice = ({ name, label, value, options, problem }: ChoiceProps) => (
  <Labelled {...{ name, label, problem }}>
    <select
      id={idOf(name)}
      name={name}
      defaultValue={value}
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem && problemId(name)}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </Labelled>
)

type DayProps = { name: 'from' | 'until'; label: string; asked: Asked; problems: SpanProblems }

export function DayField({ name, label, asked, problems }: DayProps) {
  const problem = problems[name] && problemText(problems[name])
  const value = asked[name]
  return (
    <Labelled {...{ name, label, problem }}>
      <input
        id={idOf(name)}
        name={name}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? 'date' : 'text'}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId(name)}
      />
    </Labelled>
  )
}

type LabelledProps = { name: string; label: string; problem: string | undefined; children: ReactNode }

const Labelled = ({ name, label, problem, children }: LabelledProps) => (
  <div className="reports__field">
    <label htmlFor={idOf(name)}>{label}</label>
    {children}
    {problem && (
      <span id={problemId(name)} className="reports__problem" role="alert">
        {problem}
      </span>
    )}
  </div>
)

const idOf = (name: string): string => `report-${name}`
const problemId = (name: string): string => `${idOf(name)}-problem`
