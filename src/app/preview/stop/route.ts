import { stopPreview } from '@/server/preview/answer'

export const GET = (request: Request): Response => stopPreview(request)
