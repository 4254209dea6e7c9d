import type { CardProduct } from '@/server/catalogue/product-cards'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { StepPicture } from '../pictures/step-picture'
import { CardLink } from '../ui/card'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'

const LINES = ['video', 'music', 'ai'] as const
const EXAMPLES = { video: 'hulu_downloader', music: 'spotify_converter', ai: 'video_ai' }

export function Lines({ visit, items }: { visit: Visit; items: CardProduct[] }) {
  const { site, locale, os } = visit
  const [t, common] = [translator(locale, 'home'), translator(locale, 'common')]
  const products = pathOf(page('products'), site, locale)
  return (
    <Section title={t('lines.title')}>
      <ul className="grid gap-6 md:grid-cols-3">
        {LINES.map(line => (
          <li key={line}>
            <CardLink href={`${products}#${line}`} className="grid h-full content-start gap-4">
              <StepPicture step="use" route={EXAMPLES[line]} name="" {...{ line, os, locale }} />
              <h3 className="text-xl">{common(`nav.${line}`)}</h3>
              <p className="text-muted">{t(`lines.${line}`)}</p>
              <p className="flex items-center gap-2 font-semibold text-accent">
                {t('lines.count', { count: countIn(items, line) })}
                <Icon name="arrow" />
              </p>
            </CardLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What the line's suite holds; without a suite, the line's own products are counted. */
function countIn(items: CardProduct[], line: CardProduct['line']): number {
  const own = items.filter(item => item.line === line)
  return own.find(({ type }) => type === 'all_in_one')?.holds ?? own.length
}
