import { NotFoundTemplate } from '@/components/templates/not-found'
import { missingPost } from '@/server/pages/missing-post'
import { placeOfRequest } from '@/server/request/page-of-visit'

export default async function NotFound() {
  const place = await placeOfRequest()
  return <NotFoundTemplate site={place.site} locale={place.locale} post={await missingPost(place)} />
}
