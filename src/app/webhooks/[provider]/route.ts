import { answerWebhook } from '@/server/api/door/webhooks'

type Context = { params: Promise<{ provider: string }> }

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  answerWebhook(request, (await params).provider)
