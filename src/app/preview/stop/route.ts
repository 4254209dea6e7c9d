import { stopPreview } from '@/server/preview'

export const GET = (request: Request): Response => stopPreview(request)
