import type { Passage } from '@/server/catalogue/product-copy'
import { classes } from '../ui/classes'
import { Icon } from '../ui/icon'

type Props = {
  features: readonly Passage[]
  /** Set if they are in another language than the page. */
  lang?: string | undefined
}

export function Features({ features, lang }: Props) {
  return (
    <ul
      lang={lang}
      className={classes('grid gap-x-10 gap-y-8 sm:grid-cols-2', features.length !== 4 && 'lg:grid-cols-3')}
    >
      {features.map(({ title, text }) => (
        <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1">
          <Icon name="check" className="mt-1 text-accent" />
          <h3 className="text-lg">{title}</h3>
          <p className="running-text col-start-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
