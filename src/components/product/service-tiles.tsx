import type { Line } from '@/pricing'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { classes } from '../ui/classes'

/** `href` is empty where a service has no page of its own. */
export type ServiceOnWall = { route: string; name: string; href: string; line?: Line }

/** A wall of services: each its sign and its name, with the way to its page. */
export function ServiceTiles({ services }: { services: readonly ServiceOnWall[] }) {
  return (
    <ul className="grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
      {services.map(service => (
        <li key={service.route}>
          <Tile {...service} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ route, name, href, line }: ServiceOnWall) {
  const content = (
    <>
      <ServiceGlyph route={route} {...(line && { line })} className="size-14" />
      <span className="w-full text-sm text-balance wrap-anywhere hyphens-auto">{name}</span>
    </>
  )
  if (href === '') return <p className={TILE}>{content}</p>
  return (
    <a href={href} className={classes(TILE, 'no-underline hover:bg-surface hover:text-accent')}>
      {content}
    </a>
  )
}

const TILE =
  'grid h-full content-start justify-items-center gap-2 rounded-card px-1 py-3 text-center leading-snug'
