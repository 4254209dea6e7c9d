import { Button } from '@payloadcms/ui'
import { countsOf } from '@/server/price-sets/chosen'
import { CHOICES } from '@/server/price-sets/terms'
import type { Typed } from '@/server/price-sets/typed'
import type { NewData } from '../../price-sets/screen-data'
import { Choice, Text } from './parts'
import { AMOUNT_LABELS, CHOICE_LABELS, choiceText, ENDING_LABELS } from './words'

type Props = { data: NewData; admin: string }

/** Which plans, and how their prices change; what is typed stands in the address. */
export const ChooseForm = ({ data, admin }: Props) => (
  <form method="get" action={`${admin}/price-sets`} className="lab__form">
    <input type="hidden" name="look" value="yes" />
    <div className="lab__sides">
      <Plans data={data} />
      <Change typed={data.typed} told={data.told} />
    </div>
    <div className="lab__buttons">
      <Button type="submit" size="medium" margin={false}>
        Show what changes
      </Button>
      <span role="status">{`${data.count} of ${data.all.length} plans on sale are chosen.`}</span>
    </div>
  </form>
)

function Plans({ data: { typed, all, told } }: Pick<Props, 'data'>) {
  return (
    <fieldset className="lab__situation">
      <legend>Which plans</legend>
      {CHOICES.map(name =>
        name === 'product' ? (
          <Text
            key={name}
            {...{ name, told, label: CHOICE_LABELS[name], value: typed[name] }}
            hint="A part of its name, such as netflix. Empty = all"
          />
        ) : (
          <Choice
            key={name}
            {...{ name, told, label: CHOICE_LABELS[name], value: typed[name] }}
            options={[
              ['', 'All'],
              ...countsOf(all, typed, name).map(
                ({ value, count }) => [value, `${choiceText(name, value)} (${count})`] as const,
              ),
            ]}
          />
        ),
      )}
    </fieldset>
  )
}

const Change = ({ typed, told }: { typed: Typed; told: NewData['told'] }) => (
  <fieldset className="lab__situation">
    <legend>How they change</legend>
    <Choice
      {...{ name: 'direction', label: 'Direction', told, value: typed.direction }}
      options={[
        ['up', 'up'],
        ['down', 'down'],
      ]}
    />
    <Text
      {...{ name: 'by', label: 'By', told, value: typed.by, inputMode: 'decimal' }}
      hint="Such as 5 or 2.5. Empty = the ending alone"
    />
    <Choice
      {...{ name: 'kind', label: 'In', told, value: typed.kind }}
      options={[
        ['percent', 'percent'],
        ['amount', 'USD, in other currencies by the rate'],
      ]}
    />
    <Choice
      {...{ name: 'ending', label: 'Then', told, value: typed.ending, options: ENDING_LABELS }}
      hint="Yen have no cents: they end as converted prices do"
    />
    <Choice
      {...{ name: 'amounts', label: 'Which prices', told, value: typed.amounts }}
      options={AMOUNT_LABELS}
    />
  </fieldset>
)
