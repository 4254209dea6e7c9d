import { BRAND } from '@/site/brand'
import { HTML_LANG, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { TimeLeft } from '../campaign/time-left'
import { Steps } from '../checkout/steps'
import { Saving } from '../product/saving'
import { Badge } from '../ui/badge'
import { BrandMark } from '../ui/brand'
import { Button, ButtonLink } from '../ui/button'
import { Card } from '../ui/card'
import { Nothing } from '../ui/nothing'
import { Notice, type Tone } from '../ui/notice'
import { Price } from '../ui/price'
import { TideBar } from '../ui/tide-bar'
import { TideTile } from '../ui/tide-tile'

const TONES: readonly Tone[] = ['info', 'positive', 'warning', 'danger']
const LEVELS = [0, 0.25, 0.5, 0.75, 1] as const
const DAY = 24 * 60 * 60 * 1_000
/** A countdown that stands still. */
const AT = Date.UTC(2026, 10, 20, 9, 41, 20)

/** The parts of the shop beside one another, with the shop's own words. */
export function Parts({ locale }: { locale: Locale }) {
  const t = translator(locale, 'common')
  return (
    <main lang={HTML_LANG[locale]} className="grid grid-cols-1 gap-8 p-6">
      <p className="font-headline flex items-center gap-3 text-xl font-bold">
        <BrandMark />
        {BRAND}
      </p>
      <div className="grid justify-items-start gap-3">
        <Button>{t('actions.buyNow')}</Button>
        <ButtonLink href="#secondary" id="secondary" kind="secondary">
          {t('actions.tryFree')}
        </ButtonLink>
        <ButtonLink href="#quiet" id="quiet" kind="quiet">
          {t('actions.showAll')}
        </ButtonLink>
        <Button kind="danger">{t('actions.remove')}</Button>
        <Button disabled>{t('actions.save')}</Button>
      </div>
      <p className="flex flex-wrap gap-3">
        {TONES.map(tone => (
          <Badge key={tone} tone={tone}>
            {translator(locale, 'plans')('recommended')}
          </Badge>
        ))}
      </p>
      <div className="grid gap-3">
        {TONES.map(tone => (
          <Notice key={tone} tone={tone} title={t('actions.save')}>
            {translator(locale, 'home')('lead')}
          </Notice>
        ))}
      </div>
      <Card className="grid gap-1">
        <Price size="large" price={3995} list={5990} currency="USD" locale={locale} />
        <p>
          <Saving saving={33} basis="list" locale={locale} />
        </p>
      </Card>
      <Tides locale={locale} />
    </main>
  )
}

function Tides({ locale }: { locale: Locale }) {
  const empty = translator(locale, 'account')
  const visit = { at: AT, locale, preview: { at: AT } }
  return (
    <>
      <Steps locale={locale} current="payment" />
      <div className="grid gap-3">
        {LEVELS.map(level => (
          <TideBar key={level} level={level} />
        ))}
      </div>
      <p className="flex flex-wrap gap-3">
        {LEVELS.map(level => (
          <TideTile key={level} level={level} />
        ))}
      </p>
      <TimeLeft
        label={translator(locale, 'common')('countdown.endsIn')}
        until={AT + 12.3 * DAY}
        visit={visit}
      />
      <Nothing title={empty('empty.title')} text={empty('empty.text')} />
    </>
  )
}
