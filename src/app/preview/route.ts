import { startPreview } from '@/server/preview/answer'

/** Where the admin's preview of a draft begins. */
export const GET = (request: Request): Promise<Response> => startPreview(request)
