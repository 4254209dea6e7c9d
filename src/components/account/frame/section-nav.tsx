import { ACCOUNT_SECTIONS } from '@/site/families'
import type { Locale } from '@/site/locale'
import { type Messages, translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { Menu } from '../../ui/menu'
import { FEEDBACK } from '../subscriptions/feedback'
import { sectionPath } from './paths'

export type AccountSection = Exclude<keyof Messages['myAccount']['nav'], 'label'>

const isSection = (text: string): text is AccountSection => ACCOUNT_SECTIONS.includes(text)
const SECTIONS = ACCOUNT_SECTIONS.filter(isSection)

type Props = { current: AccountSection; visit: Visit }

export function SectionNav({ current, visit }: Props) {
  const t = translator(visit.locale, 'myAccount')
  return (
    <>
      <Menu
        className="group/sections rounded-control border border-line md:hidden print:hidden"
        summary={
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-4 font-semibold">
            <span>
              <span className="sr-only">{t('nav.label')}: </span>
              {t(`nav.${current}`)}
            </span>
            <Icon name="chevron" className="text-muted transition-transform group-open/sections:rotate-180" />
          </summary>
        }
      >
        <nav aria-label={t('nav.label')} className="border-t border-line p-2">
          <Links current={current} visit={visit} />
        </nav>
      </Menu>
      <nav aria-label={t('nav.label')} className="sticky top-24 hidden self-start md:block print:hidden">
        <Links current={current} visit={visit} />
      </nav>
    </>
  )
}

function Links({ current, visit }: Props) {
  return (
    <ul className="grid gap-1">
      {SECTIONS.map(section => (
        <li key={section}>
          <a
            href={sectionPath(section, visit)}
            aria-current={section === current ? 'page' : undefined}
            className={classes(
              'flex min-h-11 items-center rounded-control px-3 py-2 no-underline hover:bg-surface',
              section === current
                ? 'bg-accent-soft font-semibold text-accent forced-colors:outline-2 forced-colors:outline-[Highlight]'
                : 'text-text',
            )}
          >
            {sectionName(section, visit.locale)}
          </a>
        </li>
      ))}
      <li className="border-t border-line pt-1">
        <a
          href={`#${FEEDBACK}`}
          className="flex min-h-11 items-center rounded-control px-3 py-2 text-text no-underline hover:bg-surface"
        >
          {translator(visit.locale, 'myAccount')('feedback.open')}
        </a>
      </li>
    </ul>
  )
}

export const sectionName = (section: AccountSection, locale: Locale): string =>
  translator(locale, 'myAccount')(`nav.${section}`)
