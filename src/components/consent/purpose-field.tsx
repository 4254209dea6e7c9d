import type { Purpose } from '@/site/consent'

type Choice = 'necessary' | Purpose

export type ConsentTexts = Readonly<
  Record<
    | 'title'
    | 'short'
    | 'text'
    | 'policy'
    | 'onlyNecessary'
    | 'all'
    | 'choose'
    | 'save'
    | Choice
    | `${Choice}Text`,
    string
  >
>

type Props = { name: Choice; texts: ConsentTexts; isOn: boolean; isFixed?: boolean }

export function PurposeField({ name, texts, isOn, isFixed = false }: Props) {
  const hint = `consent-${name}-hint`
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        type="checkbox"
        id={`consent-${name}`}
        name={name}
        defaultChecked={isOn}
        disabled={isFixed}
        aria-describedby={hint}
        className="check-box mt-1 size-5 accent-accent"
      />
      <label htmlFor={`consent-${name}`} className="min-h-6 font-semibold">
        {texts[name]}
      </label>
      <p id={hint} className="col-start-2 text-muted">
        {texts[`${name}Text`]}
      </p>
    </div>
  )
}
