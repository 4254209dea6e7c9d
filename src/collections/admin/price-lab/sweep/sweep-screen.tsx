import { Button } from '@payloadcms/ui'
import { FINDING_KINDS, type SweepResult } from '@/pricing'
import { HABITS } from '../../words/language'
import { spoken, t } from '../../words/of-request'
import type { SweepData } from '../lab-data'
import type { Places } from '../parts'
import { CountryList, SituationFields } from '../situation-form'
import { statesText } from './finding-words'
import { Findings } from './findings'

type Props = { data: SweepData; places: Places }

export function SweepScreen({ data: { side, may, result, ms }, places }: Props) {
  return (
    <>
      <p>
        {t(
          'Prices everything on sale for every kind of owner, on both systems, with the campaigns of that time, and lists what cannot be intended.',
        )}
      </p>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form" data-guarded>
        <input type="hidden" name="screen" value="sweep" />
        <input type="hidden" name="run" value="yes" />
        <CountryList />
        <SituationFields side={side} suffix="" may={may} title={t('Where and when')} isSweep />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            {t('Look for mistakes')}
          </Button>
        </div>
      </form>
      {result && (
        <>
          <p role="status">{foundText(result, ms)}</p>
          {FINDING_KINDS.map(kind => (
            <Findings
              key={kind}
              kind={kind}
              findings={result.findings.filter(each => each.kind === kind)}
              currency={result.currency}
              places={places}
            />
          ))}
        </>
      )}
    </>
  )
}

function foundText({ findings, counted }: SweepResult, ms: number): string {
  return t(
    '{found, plural, =0 {Nothing was found} one {# thing was found} other {# things were found}} among {plans} plans and {kinds}, in {seconds} s.',
    {
      ...{ found: findings.length, plans: counted.plans, kinds: statesText(counted.states) },
      seconds: (ms / 1_000).toLocaleString(HABITS[spoken()], { maximumFractionDigits: 1 }),
    },
  )
}
