import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { de } from '@payloadcms/translations/languages/de'
import { en } from '@payloadcms/translations/languages/en'
import { ja } from '@payloadcms/translations/languages/ja'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { collections, globals } from './src/collections'
import { DATE_FORMATS } from './src/collections/admin/dates/formats'
import { withEmptyList } from './src/collections/admin/empty-list/with-empty-list'
import { guardedForm, guardedFormOfGlobal } from './src/collections/admin/guarded-form'
import { reportFileEndpoint } from './src/collections/admin/reports/endpoint'
import { staffSearchEndpoint } from './src/collections/admin/staff-search/endpoint'
import { supportEndpoint } from './src/collections/admin/support/endpoint'
import { withTitles } from './src/collections/admin/untitled/with-titles'
import { collectionInLanguages, globalInLanguages } from './src/collections/admin/words/in-languages'
import { languageName } from './src/collections/admin/words/intl-names'
import { PAYLOADS_OWN } from './src/collections/admin/words/payload/own'
import { refusingInLanguage } from './src/collections/admin/words/refusals-in-language'
import { withTabTitles } from './src/collections/admin/words/with-tab-titles'
import { campaignActionEndpoint } from './src/collections/campaigns/endpoint'
import { campaignPricesEndpoint } from './src/collections/campaigns/prices-endpoint'
import { codesCsvEndpoint, makeCodesEndpoint } from './src/collections/coupons/codes-endpoint'
import { customerReviewEndpoint } from './src/collections/customer-reviews/endpoint'
import { editor } from './src/collections/fields/editor'
import { tellRefusals } from './src/collections/hooks/tell-refusals'
import { checkTransactions } from './src/collections/hooks/transaction'
import { takeBackAtInstant } from './src/collections/languages/at-instant'
import { unpublishLanguageEndpoint } from './src/collections/languages/endpoint'
import { scheduleUnpublishEndpoint } from './src/collections/languages/schedule-endpoint'
import { goLiveAtInstant } from './src/collections/launches/at-instant'
import { launchActionEndpoint } from './src/collections/launches/endpoint'
import { listFileEndpoint } from './src/collections/lists/export-endpoint'
import { listImportEndpoint } from './src/collections/lists/import/endpoint'
import { withListFiles } from './src/collections/lists/with-list-files'
import { newSaleEndpoint } from './src/collections/new-sale/endpoint'
import { priceSetCsvEndpoint } from './src/collections/price-sets/csv-endpoint'
import { priceSetActionEndpoint } from './src/collections/price-sets/endpoint'
import { cancelScheduledEndpoint } from './src/collections/scheduled/cancel-endpoint'
import { runByNobody, scheduledJobs } from './src/collections/scheduled/jobs'
import { guardSessions } from './src/collections/staff/guard-sessions'
import { staffSafetyEndpoint } from './src/collections/staff/safety/endpoint'
import { Users } from './src/collections/staff/users'
import { writeSessionsAlone } from './src/collections/staff/write-sessions-alone'
import { translationsEndpoint } from './src/collections/translations/endpoint'
import { translationFileEndpoints } from './src/collections/translations/files/endpoint'
import { translationSelectionEndpoints } from './src/collections/translations/selection/endpoint'
import { outboxEmail } from './src/server/emails/payload-adapter'
import { shopOrigins } from './src/server/http/origins'
import { launchesGoLiveBy } from './src/server/launches/published-by'
import { languagesAreTakenBackBy } from './src/server/publishing/taken-back-by'
import { connection } from './src/server/runtime/database-connection'
import { env } from './src/server/runtime/env'
import { openCmsLog } from './src/server/runtime/log/of-cms'
import { surviveLostConnections } from './src/server/runtime/lost-connections'
import { MAX_INSTALLER_BYTES } from './src/server/storage/installer-types'
import { uploadsInBuckets } from './src/server/storage/uploads'
import { LOCALES } from './src/site/locale'

const root = path.dirname(fileURLToPath(import.meta.url))
const { PAYLOAD_SECRET } = env()

launchesGoLiveBy(goLiveAtInstant)
languagesAreTakenBackBy(takeBackAtInstant)

export default buildConfig({
  secret: PAYLOAD_SECRET,
  routes: { admin: '/admin', api: '/cms' },
  graphQL: { disable: true },
  telemetry: false,
  csrf: shopOrigins(),
  cors: shopOrigins(),
  admin: {
    user: Users.slug,
    avatar: 'default',
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/admin/importMap.js') },
    meta: { titleSuffix: ' · Tidemark' },
    components: {
      graphics: {
        Icon: '@/collections/admin/brand/icon#BrandIcon',
        Logo: '@/collections/admin/brand/logo#BrandLogo',
      },
      Nav: '@/collections/admin/menu/menu#Menu',
      actions: ['@/collections/admin/staff-search/search#StaffSearch'],
      providers: [
        '@/collections/admin/sign-in/kept-while-typing#KeptWhileTyping',
        '@/collections/admin/named/config-in-language#ConfigInLanguage',
      ],
      beforeNavLinks: [
        '@/collections/admin/new-sale/link#NewSaleLink',
        '@/collections/admin/support/link#SupportLink',
        '@/collections/admin/translations/link#TranslationsLink',
        '@/collections/admin/calendar/link#CalendarLink',
        '@/collections/admin/price-lab/link#PriceLabLink',
        '@/collections/admin/reports/link#ReportsLink',
      ],
      afterNavLinks: [
        '@/collections/admin/changes/link#ChangesLink',
        '@/collections/admin/style/link#StyleLink',
        '@/collections/admin/own-sign-in/link#OwnSignInLink',
      ],
      views: {
        dashboard: { Component: '@/collections/admin/home/view#HomeView' },
        login: { Component: '@/collections/admin/sign-in/view#SignInView' },
        ownSignIn: {
          path: '/security',
          exact: true,
          Component: '@/collections/admin/own-sign-in/view#OwnSignInView',
          meta: { title: 'Your sign-in' },
        },
        support: {
          path: '/support',
          exact: true,
          Component: '@/collections/admin/support/view#SupportView',
          meta: { title: 'Support desk' },
        },
        customerReviews: {
          path: '/customer-reviews',
          exact: true,
          Component: '@/collections/admin/customer-reviews/view#CustomerReviewsView',
          meta: { title: 'Customer reviews' },
        },
        translations: {
          path: '/translations',
          exact: true,
          Component: '@/collections/admin/translations/view#TranslationsView',
          meta: { title: 'Translations' },
        },
        translationDesk: {
          path: '/translation-desk',
          exact: true,
          Component: '@/collections/admin/translations/desk-view#TranslationDeskView',
          meta: { title: 'Translation desk' },
        },
        reports: {
          path: '/reports',
          exact: true,
          Component: '@/collections/admin/reports/view#ReportsView',
          meta: { title: 'Reports' },
        },
        newSale: {
          path: '/new-sale',
          exact: true,
          Component: '@/collections/admin/new-sale/view#NewSaleView',
          meta: { title: 'New sale' },
        },
        priceLab: {
          path: '/price-lab',
          exact: true,
          Component: '@/collections/admin/price-lab/view#PriceLabView',
          meta: { title: 'Price lab' },
        },
        priceSets: {
          path: '/price-sets',
          exact: true,
          Component: '@/collections/admin/price-sets/view#PriceSetsView',
          meta: { title: 'Price sets' },
        },
        import: {
          path: '/import',
          exact: true,
          Component: '@/collections/admin/lists/import-view#ImportView',
          meta: { title: 'Import' },
        },
        calendar: {
          path: '/calendar',
          exact: true,
          Component: '@/collections/admin/calendar/view#CalendarView',
          meta: { title: 'Calendar' },
        },
        launches: {
          path: '/launches',
          exact: true,
          Component: '@/collections/admin/launches/view#LaunchesView',
          meta: { title: 'Launches' },
        },
        changes: {
          path: '/changes',
          exact: true,
          Component: '@/collections/admin/changes/view#ChangesView',
          meta: { title: 'Who changed what' },
        },
        style: {
          path: '/style',
          exact: true,
          Component: '@/collections/admin/style/view#StyleView',
          meta: { title: 'The shop’s look' },
        },
      },
    },
    // That of English; ConfigInLanguage puts those of the others in its place.
    dateFormat: DATE_FORMATS.en.moment,
    timezones: {
      defaultTimezone: 'UTC',
      supportedTimezones: ({ defaultTimezones }) => [{ label: 'UTC', value: 'UTC' }, ...defaultTimezones],
    },
  },
  // The person chooses one in the account; without a choice it is that of the browser (decision 088).
  i18n: { supportedLanguages: { en, de, ja }, fallbackLanguage: 'en', translations: PAYLOADS_OWN },
  localization: {
    // In English; ConfigInLanguage names them for other readers. Payload shows a name in several languages as its code.
    locales: LOCALES.map(code => ({ code, label: languageName(code, 'en') })),
    defaultLocale: 'en',
    // The button publishes the language that is edited; all of them are behind its arrow.
    defaultLocalePublishOption: 'active',
    fallback: true,
  },
  // Copies: Payload adds collections of its own to the lists it is given.
  collections: collections
    .map(guardedForm)
    .map(withTitles)
    .map(withListFiles)
    .map(withEmptyList)
    .map(collectionInLanguages),
  globals: globals.map(guardedFormOfGlobal).map(globalInLanguages),
  endpoints: [
    unpublishLanguageEndpoint,
    scheduleUnpublishEndpoint,
    supportEndpoint,
    campaignActionEndpoint,
    campaignPricesEndpoint,
    makeCodesEndpoint,
    codesCsvEndpoint,
    translationsEndpoint,
    ...translationFileEndpoints,
    ...translationSelectionEndpoints,
    priceSetActionEndpoint,
    reportFileEndpoint,
    staffSearchEndpoint,
    priceSetCsvEndpoint,
    newSaleEndpoint,
    listFileEndpoint,
    listImportEndpoint,
    cancelScheduledEndpoint,
    launchActionEndpoint,
    customerReviewEndpoint,
    staffSafetyEndpoint,
  ].map(refusingInLanguage),
  // Run by `server/publishing` alone, each once.
  jobs: { jobsCollectionOverrides: scheduledJobs, runHooks: true, access: runByNobody },
  hooks: { afterError: [tellRefusals] },
  editor,
  email: outboxEmail,
  logger: openCmsLog(),
  db: postgresAdapter({
    pool: { ...connection(), max: 10 },
    idType: 'uuid',
    push: false,
    localesSuffix: '_translations',
    migrationDir: path.join(root, 'migrations'),
  }),
  // Files wait on the disk while they come in: the largest installer is more than a process should hold.
  upload: {
    useTempFiles: true,
    tempFileDir: '.data/incoming',
    abortOnLimit: true,
    responseOnLimit: 'The file is too large.',
    limits: { fileSize: MAX_INSTALLER_BYTES },
    requestSizeLimit: MAX_INSTALLER_BYTES + 1024 * 1024,
  },
  sharp,
  plugins: [uploadsInBuckets],
  onInit: payload => {
    guardSessions(payload)
    writeSessionsAlone(payload)
    checkTransactions(payload.db)
    surviveLostConnections(payload.db)
  },
  // «npm run types» writes them; by itself every start of the CMS outside of production would begin a process for it.
  typescript: { outputFile: path.join(root, 'src/payload-types.ts'), autoGenerate: false },
}).then(withTabTitles)
