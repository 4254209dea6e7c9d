import type { ReactNode } from 'react'
import type { Scene } from '@/site/campaign-look'
import { Anniversary, BlackFriday, Lanterns, School } from './days'
import { Christmas, Halloween, NewYear, Valentine } from './feasts'
import { Staff } from './parts'
import { Autumn, Spring, Summer, Winter } from './seasons'
import { Bottle, Fleet, Harbour, Lighthouse, Moon, Screen, Steps } from './themes'

const DRAWINGS: Record<Scene, () => ReactNode> = {
  spring: Spring,
  summer: Summer,
  autumn: Autumn,
  winter: Winter,
  new_year: NewYear,
  valentine: Valentine,
  school: School,
  halloween: Halloween,
  black_friday: BlackFriday,
  christmas: Christmas,
  anniversary: Anniversary,
  steps: Steps,
  lighthouse: Lighthouse,
  fleet: Fleet,
  bottle: Bottle,
  moon: Moon,
  harbour: Harbour,
  screen: Screen,
  lanterns: Lanterns,
}

/** A scene at the water, decorative; colours by `data-scene` around it (scenes.css). */
export function KeyVisual({ scene, className }: { scene: Scene; className?: string }) {
  const Drawing = DRAWINGS[scene]
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" preserveAspectRatio="xMaxYMax slice" className={className}>
      <Drawing />
      <Staff />
      <path
        d="M0 362q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0V420H0z"
        fill="var(--far)"
      />
    </svg>
  )
}
