import { startPreview } from '@/server/preview/answer'

export const GET = (request: Request): Promise<Response> => startPreview(request)
