import { Card } from '../ui/card'
import { classes } from '../ui/classes'
import type { BlockProps } from './block'
import { BlockSection } from './block-section'

type Passages = BlockProps<'passages'>['block']['passages']

export function PassagesBlock({ block: { title, look, passages } }: BlockProps<'passages'>) {
  return (
    <BlockSection title={title}>
      {look === 'steps' ? <Steps passages={passages} /> : <Grid passages={passages} />}
    </BlockSection>
  )
}

function Steps({ passages }: { passages: Passages }) {
  return (
    <ol className="grid gap-8 md:grid-cols-3">
      {passages.map(({ id, title, text }, index) => (
        <li key={id ?? title} className="grid grid-cols-[2.5rem_1fr] content-start gap-x-3 gap-y-1">
          <span
            aria-hidden="true"
            className="row-span-2 grid size-9 place-items-center rounded-full bg-accent-soft font-semibold text-accent tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="pt-1 text-lg">{title}</h3>
          <p className="running-text text-muted">{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Grid({ passages }: { passages: Passages }) {
  const columns =
    passages.length % 2 === 0 && passages.length < 6 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul className={classes('grid gap-4', columns)}>
      {passages.map(({ id, title, text }) => (
        <li key={id ?? title}>
          <Card className="grid h-full content-start gap-2">
            <h3 className="text-lg">{title}</h3>
            <p className="running-text text-muted">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
