import { NotFoundTemplate } from '@/components/templates/not-found'
import { placeOfRequest } from '@/server/page-of-visit'

export default async function NotFound() {
  const { site, locale } = await placeOfRequest()
  return <NotFoundTemplate site={site} locale={locale} />
}
