import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Section } from '../ui/section'
import { SearchForm } from './search-form'

/** Searches adult products, which no other search finds (DOMAIN 1). */
export function AdultSearch({ visit }: { visit: Visit }) {
  const t = translator(visit.locale, 'search')
  return (
    <Section title={t('title')} lead={t('adultHint')}>
      <SearchForm visit={visit} id="adult-search" scope="adult" className="max-w-text" />
    </Section>
  )
}
