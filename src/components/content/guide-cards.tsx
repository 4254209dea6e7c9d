import type { ListedGuide } from '@/server/catalogue/guide-list'
import type { Piece } from '@/server/search/excerpt'
import { foreignLang } from '@/site/locale'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { ServiceGlyph } from '../pictures/glyphs/service-glyph'
import { CardLink } from '../ui/card'
import { Excerpt } from '../ui/excerpt'

type Shown = Pick<ListedGuide, 'route' | 'title' | 'language' | 'name' | 'icon' | 'line'> & {
  /** The line that was searched for. */
  excerpt?: readonly Piece[]
}
type Props = { guides: readonly Shown[]; visit: Pick<Visit, 'site' | 'locale'> }

export const GuideCards = ({ guides, visit: { site, locale } }: Props) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {guides.map(({ route, title, language, name, icon, line, excerpt }) => (
      <li key={route}>
        <CardLink href={pathOf(page('guide', route), site, locale)} className="flex h-full items-start gap-4">
          <ServiceGlyph {...{ route, icon, line }} />
          <span className="grid min-w-0 gap-1">
            <span className="text-sm text-muted">{name}</span>
            <span lang={foreignLang(language, locale)} className="font-semibold text-balance">
              {title}
            </span>
            {excerpt !== undefined && excerpt.length > 0 && (
              <span lang={foreignLang(language, locale)} className="text-sm text-muted">
                <Excerpt pieces={excerpt} />
              </span>
            )}
          </span>
        </CardLink>
      </li>
    ))}
  </ul>
)
