import type { SituationField } from '@/server/price-lab/situation'
import { type Asked, AskedChoice, AskedField, described } from '../asking/asked-field'
import { t } from '../words/of-request'
import type { Side } from './side'
import { FIELDS, HINTS, problemText } from './situation-words'

type FieldProps = { name: SituationField; suffix: string; side: Side }
type TypedProps = FieldProps & { type?: string; list?: string; hint?: string }

/** What is typed of a situation, kept with what is wrong with it. */
export function Field({ type = 'text', list, hint, ...field }: TypedProps) {
  const typed = field.side.typed[field.name]
  const asked = { ...askedOf(field), ...(hint && { hint }) }
  const isNoDate = type === 'datetime-local' && !isDateTime(typed)
  return (
    <AskedField {...asked}>
      <input
        id={asked.id}
        name={`${field.name}${field.suffix}`}
        // A browser shows nothing of what is no date; then it is a text, so that nothing typed is lost.
        type={isNoDate || type === 'email' ? 'text' : type}
        inputMode={type === 'email' ? 'email' : undefined}
        list={list}
        defaultValue={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        {...described(asked)}
      />
    </AskedField>
  )
}

const isDateTime = (text: string): boolean => text === '' || /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)

type ChoiceProps = FieldProps & { options: readonly (readonly [value: string, label: string])[] }

export const Choice = ({ options, ...field }: ChoiceProps) => (
  <AskedChoice
    {...askedOf(field)}
    name={`${field.name}${field.suffix}`}
    value={field.side.typed[field.name]}
    options={options}
  />
)

function askedOf({ name, suffix, side }: FieldProps): Asked {
  const [hint, problem] = [HINTS[name], side.problems[name]]
  return {
    ...{ block: 'lab', id: `lab-${name}${suffix}`, label: t(FIELDS[name]) },
    hint: hint && t(hint),
    problem: problem && problemText(problem),
  }
}
