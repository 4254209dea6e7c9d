import type { ReactNode } from 'react'

/** A field of a form that asks by its address; `block`: whose styles it has. */
export type Asked = {
  block: 'lab' | 'reports'
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong with what was typed, which stays. */
  problem?: string | undefined
}

/** What the input says of itself: that it is wrong, and where that and its hint stand. */
export function described({ id, hint, problem }: Pick<Asked, 'id' | 'hint' | 'problem'>) {
  const by = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': problem ? (true as const) : undefined, 'aria-describedby': by || undefined }
}

export const AskedField = ({
  block,
  id,
  label,
  hint,
  problem,
  children,
}: Asked & { children: ReactNode }) => (
  <div className={`${block}__field`}>
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <span id={`${id}-hint`} className={`${block}__hint`}>
        {hint}
      </span>
    )}
    {problem && (
      <span id={`${id}-problem`} className={`${block}__problem`} role="alert">
        {problem}
      </span>
    )}
  </div>
)

type ChoiceProps = Asked & {
  name: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
}

/** What was chosen stays a choice, whatever it is. */
export function AskedChoice({ name, value, options, ...asked }: ChoiceProps) {
  const isKnown = options.some(([option]) => option === value)
  return (
    <AskedField {...asked}>
      <select id={asked.id} name={name} defaultValue={value} {...described(asked)}>
        {!isKnown && <option value={value}>{value}</option>}
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </AskedField>
  )
}
