import { NotFoundTemplate } from '@/components/templates/not-found'
import { missingPost } from '@/server/pages/missing-post'
import { requestedPage } from '@/server/request/page-of-visit'

export default async function NotFound() {
  const requested = await requestedPage()
  return (
    <NotFoundTemplate site={requested.site} locale={requested.locale} post={await missingPost(requested)} />
  )
}
