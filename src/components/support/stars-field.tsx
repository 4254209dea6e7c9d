import { classes } from '../ui/classes'
import { STAR_PATH } from '../ui/stars'
import type { SupportField } from './form-state'

type Props = Pick<SupportField, 'name' | 'label' | 'options'> & { value: string; error?: string | undefined }

/** One to five stars: radio buttons, of which styles fill those up to the one that is chosen. */
export function StarsField({ name, label, options = [], value, error }: Props) {
  const id = `field-${name}`
  return (
    <div
      id={id}
      role="radiogroup"
      tabIndex={-1}
      aria-required="true"
      aria-labelledby={`${id}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
      className="grid justify-items-start gap-1 rounded-control"
    >
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <div className="-ms-2 flex">
        {options.map(option => (
          <label key={option.value} className={STAR}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              required
              className="sr-only"
            />
            <svg viewBox="0 0 20 20" aria-hidden="true" className="size-8">
              <path d={STAR_PATH} stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
            </svg>
            <span className="sr-only">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const STAR = classes(
  'grid size-11 cursor-pointer place-items-center rounded-control fill-none text-muted sm:size-12',
  'hover:text-accent has-checked:fill-current has-checked:text-accent',
  '[&:has(~label_:checked)]:fill-current [&:has(~label_:checked)]:text-accent',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-[-2px] has-focus-visible:outline-accent',
  'forced-colors:has-checked:text-[Highlight] forced-colors:[&:has(~label_:checked)]:text-[Highlight]',
)
