import { Button } from '@payloadcms/ui'
import { countsOf } from '@/server/price-sets/chosen'
import { CHOICES } from '@/server/price-sets/terms'
import type { Typed } from '@/server/price-sets/typed'
import type { NewData } from '../../price-sets/screen-data'
import { spoken, t } from '../words/of-request'
import { capitalised } from '../words/plain-english'
import type { Sentence } from '../words/say'
import { bracketed } from '../words/written/bracketed'
import { Choice, Text } from './parts'
import { AMOUNT_LABELS, CHOICE_LABELS, choiceText, ENDING_LABELS } from './words'

type Props = { data: NewData; admin: string }

/** Which plans, and how their prices change; what is typed stands in the address. */
export const ChooseForm = ({ data, admin }: Props) => (
  <form method="get" action={`${admin}/price-sets`} className="lab__form" data-guarded>
    <input type="hidden" name="look" value="yes" />
    <div className="lab__sides">
      <Plans data={data} />
      <Change typed={data.typed} told={data.told} />
    </div>
    <div className="lab__buttons">
      <Button type="submit" size="medium" margin={false}>
        {t('Show what changes')}
      </Button>
      <span role="status">
        {t('{count} of {all} plans on sale are chosen.', { count: data.count, all: data.all.length })}
      </span>
    </div>
  </form>
)

function Plans({ data: { typed, all, told } }: Pick<Props, 'data'>) {
  return (
    <fieldset className="lab__situation">
      <legend>{t('Which plans')}</legend>
      {CHOICES.map(name =>
        name === 'product' ? (
          <Text
            key={name}
            {...{ name, told, label: t(CHOICE_LABELS[name]), value: typed[name] }}
            hint={t('A part of its name, such as “netflix”. Empty = all')}
          />
        ) : (
          <Choice
            key={name}
            {...{ name, told, label: t(CHOICE_LABELS[name]), value: typed[name] }}
            options={[
              ['', t('All')],
              ...countsOf(all, typed, name).map(
                ({ value, count }) =>
                  [value, bracketed(spoken(), choiceText(name, value), String(count))] as const,
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
    <legend>{t('How they change')}</legend>
    <Choice
      {...{ name: 'direction', label: t('Direction'), told, value: typed.direction }}
      options={[
        ['up', t('Up')],
        ['down', t('Down')],
      ]}
    />
    <Text
      {...{ name: 'by', label: t('By how much'), told, value: typed.by, inputMode: 'decimal' }}
      hint={t('Such as 5 or 2.5. Empty = only the ending')}
    />
    <Choice
      {...{ name: 'kind', label: t('Counted in'), told, value: typed.kind }}
      options={[
        ['percent', t('Percent')],
        ['amount', t('US dollars, in other currencies by the exchange rate')],
      ]}
    />
    <Choice
      {...{ name: 'ending', label: t('Ending'), told, value: typed.ending, options: inWords(ENDING_LABELS) }}
      hint={t('Yen have no cents: they are rounded as other converted prices are')}
    />
    <Choice
      {...{ name: 'amounts', label: t('Which prices'), told, value: typed.amounts }}
      options={inWords(AMOUNT_LABELS)}
    />
  </fieldset>
)

const inWords = (options: readonly (readonly [value: string, label: Sentence])[]) =>
  options.map(([value, label]) => [value, capitalised(t(label))] as const)
