import type { Metadata } from 'next'
import { linkTo } from '@/components/account/frame/paths'
import { ContactBox } from '@/components/support/contact-box'
import { uninstallFields } from '@/components/support/fields'
import { ContentTemplate } from '@/components/templates/content'
import { type PageOfBlocks, pageOfBlocks } from '@/server/catalogue/page-of-blocks'
import { metadataOf } from '@/server/content/metadata'
import { type SearchParams, single } from '@/server/request/search-params'
import type { PageParams } from '@/server/request/visit'
import { translator } from '@/site/messages'
import { postPage } from '../post-page'
import { sendUninstall } from './send'

type Props = { params: Promise<PageParams>; searchParams: Promise<SearchParams> }

const shownBy = ({ params }: Props) => pageOfBlocks(params, 'uninstallation')

const head = ({ content }: PageOfBlocks): Metadata => metadataOf(content)

/** The removed application opens this page, and may say which one it was. */
async function body(shown: PageOfBlocks, { searchParams }: Props) {
  const search = await searchParams
  const { locale } = shown.visit
  const t = translator(locale, 'service')
  const thanks = { title: t('uninstall.thanksTitle'), text: t('uninstall.thanksText') }
  return (
    <ContentTemplate {...shown}>
      <ContactBox
        locale={locale}
        title={t('uninstall.title')}
        action={sendUninstall}
        here={linkTo('uninstallation', shown.visit)}
        fields={uninstallFields(locale)}
        hidden={{ app: single(search.app) ?? '', version: single(search.version) ?? '' }}
        thanks={single(search.sent) === '1' ? thanks : undefined}
      />
    </ContentTemplate>
  )
}

const { generateMetadata, Page } = postPage({ shownBy, head, body })

export { generateMetadata }
export default Page
