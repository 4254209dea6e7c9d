import type { Passage } from '@/server/catalogue/product-copy'
import { type Locale, languageIn } from '@/site/locale'
import type { Subject } from '../pictures/draw'
import { StepPicture } from '../pictures/step-picture'
import { stepPictures } from './step-pictures'

const SHOWN = 3

type Props = {
  steps: Passage[]
  subject: Subject & { locale: Locale }
  /** Set if they are in another language than the page. */
  lang?: string | undefined
  /** Steps of suites and upgrades are about licences and plans, which no screen of an application shows. */
  hasPictures?: boolean
}

export function StepList({ steps, subject, lang, hasPictures = true }: Props) {
  const pictures = hasPictures ? stepPictures(steps, subject, languageIn(lang, subject.locale)) : []
  return (
    <ol lang={lang} className="grid gap-8 md:grid-cols-3">
      {steps.slice(0, SHOWN).map(({ title, text }, index) => {
        const picture = pictures[index]
        return (
          <li key={title} className="grid content-start gap-3">
            {picture && <StepPicture step={picture} {...subject} />}
            <h3 className="mt-1 text-lg">
              <span className="text-accent tabular-nums">{index + 1}.</span> {title}
            </h3>
            <p className="running-text text-muted">{text}</p>
          </li>
        )
      })}
    </ol>
  )
}
