import type { Passage } from '@/server/product-copy'
import type { ProductPage } from '@/server/product-page'
import { translator } from '@/site/messages'
import { type StepName, StepPicture } from '../pictures/step-picture'
import { Section } from '../ui/section'

const PICTURES: StepName[] = ['install', 'choose', 'use']

/** How it works: three steps, each with its picture. */
export function Steps({ shown, steps }: { shown: ProductPage; steps: Passage[] }) {
  const { route, name, product, visit } = shown
  return (
    <Section title={translator(visit.locale, 'product')('how')}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.slice(0, PICTURES.length).map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3">
            <StepPicture
              step={PICTURES[index] ?? 'use'}
              route={route}
              name={name}
              line={product.line}
              os={product.os}
            />
            <h3 className="mt-1 text-lg">
              <span className="text-accent tabular-nums">{index + 1}.</span> {title}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
