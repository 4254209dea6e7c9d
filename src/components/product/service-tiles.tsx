import type { Line } from '@/pricing'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { classes } from '../ui/classes'
import { PartedName } from '../ui/parted-name'

/** `href` is empty where a service has no page of its own. */
export type ServiceOnWall = {
  route: string
  name: string
  href: string
  icon: string | undefined
  line?: Line
}

/** A wall of services: each its sign and its name, with the way to its page. */
export function ServiceTiles({ services }: { services: readonly ServiceOnWall[] }) {
  return (
    <ul className="-mx-2 grid grid-cols-3 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))]">
      {services.map(service => (
        <li key={service.route}>
          <Tile {...service} />
        </li>
      ))}
    </ul>
  )
}

function Tile({ route, name, href, icon, line }: ServiceOnWall) {
  const content = (
    <>
      <ServiceGlyph {...{ route, icon }} {...(line && { line })} className="size-14" />
      <span className="text-sm break-keep wrap-anywhere hyphens-auto">
        <PartedName name={name} />
      </span>
    </>
  )
  if (href === '') return <p className={TILE}>{content}</p>
  return (
    <a href={href} className={classes(TILE, 'no-underline hover:bg-surface hover:text-accent')}>
      {content}
    </a>
  )
}

const TILE = 'grid h-full content-start gap-2 rounded-card p-2 leading-snug'
