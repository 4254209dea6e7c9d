import type { Entry } from '@/server/releases/changelog'
import { dayText } from '@/site/day-text'
import { foreignLang } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathOf } from '@/site/path'
import type { Visit } from '@/site/visit'
import { LatestVersion } from '../download/latest-version'
import { ButtonLink } from '../ui/button'
import { Page, PageTitle } from '../ui/page'

export function ChangelogTemplate({
  application,
  entries,
  visit,
}: {
  application: string
  entries: readonly Entry[]
  visit: Visit
}) {
  const { site, locale } = visit
  const [t, common] = [translator(locale, 'content'), translator(locale, 'common')]
  const isOfSeveral = new Set(entries.map(({ os }) => os)).size > 1
  const [newest] = entries
  const latest = translator(locale, 'product')('version', {
    application,
    version: '{version}',
    date: '{date}',
  })
  return (
    <Page width="text">
      <PageTitle title={t('changelogTitle', { application })}>
        <p>{t('changelogLead')}</p>
        {newest && (
          <p className="mt-2 text-base">
            <LatestVersion
              name={newest.application}
              text={latest}
              locale={locale}
              known={{ version: newest.version, date: newest.date }}
            />
          </p>
        )}
      </PageTitle>
      <ol className="grid gap-8">
        {entries.map(({ application: name, os, version, date, notes, language }) => (
          <li key={`${name} ${version}`} className="border-s-2 border-line ps-6">
            <h2 className="text-xl font-semibold">
              {t('release', { version })}
              {isOfSeveral && ` · ${common(`os.${os}`)}`}
            </h2>
            <p className="text-sm text-muted">{t('releasedOn', { date: dayText(date, locale) })}</p>
            <ul className="mt-3 list-disc ps-5" lang={foreignLang(language, locale)}>
              {notes.map(note => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-12">
        <ButtonLink kind="secondary" href={pathOf(page('download'), site, locale)}>
          {t('download')}
        </ButtonLink>
      </p>
    </Page>
  )
}
