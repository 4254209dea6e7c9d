'use client'

import { useEffect, useState } from 'react'
import { classes } from '../ui/classes'
import { quietly } from '../ui/quietly'
import { TideBar } from '../ui/tide-bar'
import { type Remaining, remainingUntil, type Unit } from './remaining'

type Props = {
  /** Both in ms, UTC; `at` is the server's instant, which the first render shows. */
  until: number
  at: number
  /** A language tag, for its plurals. */
  language: string
  label: string
  /** Stands still when the page shows another instant than now. */
  isStill: boolean
  units: Readonly<Record<Unit, { one: string; other: string }>>
}

const UNITS: readonly Unit[] = ['days', 'hours', 'minutes', 'seconds']
/** To where the water of each stands when it is full; what is further away is not counted down (nearness.ts). */
const FULL: Readonly<Record<Unit, number>> = { days: 60, hours: 24, minutes: 60, seconds: 60 }
const SECOND = 1_000
const MINUTE = 60 * SECOND

/**
 * Counts down to a deadline, as water that falls. Rendered by the server; moves each second, or each minute and without
 * seconds for those who asked for less motion. Reloads the page once when the deadline has come.
 */
export function Countdown({ until, at, language, label, isStill, units }: Props) {
  const remaining = useRemaining(until, at, isStill)
  const plural = new Intl.PluralRules(language)
  return (
    <div
      role="timer"
      aria-label={label}
      className="grid max-w-sm grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-3 sm:gap-4"
    >
      {UNITS.map(unit => (
        <div
          key={unit}
          className={classes('grid content-start', unit === 'seconds' && 'motion-reduce:hidden')}
        >
          <span className="block text-3xl leading-none font-semibold tabular-nums">
            {digits(remaining, unit)}
          </span>
          <Word words={units[unit]} isOne={plural.select(remaining[unit]) === 'one'} />
          <TideBar level={Math.min(1, remaining[unit] / FULL[unit])} className="mt-2" />
        </div>
      ))}
    </div>
  )
}

/** As wide as the longer of its forms, so that nothing moves when it changes. */
function Word({ words: { one, other }, isOne }: { words: { one: string; other: string }; isOne: boolean }) {
  const place = 'col-start-1 row-start-1'
  return (
    <span className="grid text-sm text-muted">
      <span className={classes(place, !isOne && other !== one && 'invisible')}>{one}</span>
      {other !== one && <span className={classes(place, isOne && 'invisible')}>{other}</span>}
    </span>
  )
}

const digits = (remaining: Remaining, unit: Unit): string =>
  unit === 'days' ? String(remaining.days) : String(remaining[unit]).padStart(2, '0')

function useRemaining(until: number, at: number, isStill: boolean): Remaining {
  const [now, setNow] = useState(at)
  useEffect(() => {
    if (isStill || at >= until) return
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const look = () => {
      const left = until - Date.now()
      const step = isReduced && left > 0 ? MINUTE : SECOND
      setNow(until - Math.ceil(left / step) * step)
      if (left > 0) return
      clearInterval(ticking)
      reloadOnce(until)
    }
    const ticking = setInterval(look, SECOND)
    look()
    return () => clearInterval(ticking)
  }, [until, at, isStill])
  return remainingUntil(until, now)
}

/** Once per deadline: a clock ahead of ours would reload the page again and again. Never where nothing is kept. */
function reloadOnce(until: number): void {
  const key = `deadline-${until}`
  const isFirst = quietly(() => {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, 'over')
    return true
  })
  if (isFirst) window.location.reload()
}
