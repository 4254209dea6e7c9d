import { chooseCountry } from '@/server/checkout/country-choice'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> =>
  answerForm(request, call => chooseCountry(call, request.headers.get('referer')))
