import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Icon } from '../ui/icon'
import { Menu } from '../ui/menu'
import { SearchForm } from './search-form'

export function HeaderSearch({ visit }: { visit: Visit }) {
  return (
    <Menu
      name="header"
      data-opens="search"
      className="relative"
      summary={
        <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-2 hover:bg-surface">
          <Icon name="search" />
          <span className="sr-only">{translator(visit.locale, 'search')('open')}</span>
        </summary>
      }
    >
      <div className="absolute end-0 z-20 mt-1 w-96 rounded-card border border-line bg-ground p-4 shadow-lg">
        <SearchForm visit={visit} id="header-search" />
      </div>
    </Menu>
  )
}
