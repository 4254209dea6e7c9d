import type { CardProduct } from '@/server/catalogue/product-cards'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { Button } from '../ui/button'

type Props = {
  visit: Visit
  /** All that may be named. */
  items: readonly CardProduct[]
  /** Those offered without typing. */
  most: readonly CardProduct[]
}

const FIELD = 'asked-service'

/** The question of the first page: a plain form, whose answer is the product that was named, else all that fit. */
export function AskedService({ visit: { site, locale }, items, most }: Props) {
  const t = translator(locale, 'home')
  return (
    <search aria-label={t('ask.find')} className="grid gap-4">
      <form action={pathOf(page('products'), site, locale)} className="grid gap-2">
        <label htmlFor={FIELD} className="text-xl font-semibold">
          {t('ask.label')}
        </label>
        <div className="flex gap-2">
          <input
            id={FIELD}
            name="q"
            type="search"
            list={`${FIELD}s`}
            maxLength={100}
            autoComplete="off"
            placeholder={most[0]?.service}
            className="min-h-13 w-full min-w-0 rounded-control border-2 border-accent bg-ground px-4 text-lg text-text placeholder:text-muted"
          />
          <Button size="large" className="whitespace-nowrap">
            {t('ask.find')}
          </Button>
        </div>
        <input type="hidden" name="to" value="product" />
        <datalist id={`${FIELD}s`}>
          {items.map(({ route, service }) => (
            <option key={route} value={service} />
          ))}
        </datalist>
      </form>
      <nav aria-label={t('ask.most')}>
        <ul className="grid grid-cols-2 gap-1 min-[22rem]:grid-cols-4 sm:-mx-1">
          {most.map(item => (
            <li key={item.route}>
              <Tile {...item} />
            </li>
          ))}
        </ul>
      </nav>
    </search>
  )
}

/** Two lines of a name have their place from the first: what stands below moves with no font. */
const Tile = ({ route, icon, line, service, href }: CardProduct) => (
  <a
    href={href}
    className="grid justify-items-start gap-1 rounded-card py-1 no-underline hover:bg-surface hover:text-accent sm:px-1"
  >
    <ServiceGlyph {...{ route, icon, line }} className="size-11" />
    <span className="line-clamp-2 h-10 text-sm leading-5">{service}</span>
  </a>
)
