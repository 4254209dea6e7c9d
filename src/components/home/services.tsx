import type { CardProduct } from '@/server/catalogue/product-cards'
import { marketOfLanguage } from '@/site/markets'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import { REGIONS_OF } from '@/site/regions'
import type { Visit } from '@/site/visit'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { type ServiceOnWall, ServiceTiles } from '../product/service-tiles'
import { ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

const SEEN_CLOSED = 6

type Props = { visit: Visit; items: readonly CardProduct[] }

/** The wall of all services, by where they are at home; only the first group is open, by styles and markup alone. */
export function Services({ visit: { site, locale }, items }: Props) {
  const t = translator(locale, 'home')
  const singles = items.filter(({ type }) => type === 'single')
  const of = (line: CardProduct['line']) => singles.filter(item => item.line === line)
  const groups = [
    ...REGIONS_OF[marketOfLanguage(locale)].map(region => ({
      title: t(`wall.video.${region}`),
      items: of('video').filter(item => item.region === region),
    })),
    { title: t('wall.music'), items: of('music') },
    { title: t('wall.ai'), items: of('ai') },
  ].filter(group => group.items.length > 0)
  return (
    <Section id="services" title={t('wall.title', { count: singles.length })} lead={t('wall.lead')}>
      <div className="border-t border-line">
        {groups.map(({ title, items }, index) => (
          <Group key={title} title={title} services={items.map(tileOf)} isOpen={index === 0} />
        ))}
      </div>
      <ButtonLink kind="quiet" href={pathOf(page('products'), site, locale)} className="mt-4">
        {t('seeProducts')}
      </ButtonLink>
    </Section>
  )
}

const tileOf = ({ route, service, href, icon, line }: CardProduct): ServiceOnWall => ({
  ...{ route, href, icon, line },
  name: service,
})

type GroupProps = { title: string; services: readonly ServiceOnWall[]; isOpen: boolean }

function Group({ title, services, isOpen }: GroupProps) {
  return (
    <details open={isOpen} className="group/wall border-b border-line">
      <summary className="flex min-h-16 list-none items-center gap-4 py-2 hover:text-accent">
        <h3 className="text-lg">{title}</h3>
        <span className="text-muted tabular-nums">{services.length}</span>
        <span className="ms-auto flex gap-1.5 group-open/wall:hidden max-md:hidden">
          {services.slice(0, SEEN_CLOSED).map(({ route, icon, line }) => (
            <ServiceGlyph key={route} {...{ route, icon }} {...(line && { line })} className="size-9" />
          ))}
        </span>
        <Icon
          name="chevron"
          className="text-muted transition-transform group-open/wall:rotate-180 max-md:ms-auto md:group-open/wall:ms-auto"
        />
      </summary>
      <div className="pt-2 pb-6">
        <ServiceTiles services={services} />
      </div>
    </details>
  )
}
