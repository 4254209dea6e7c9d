import { chooseCountry } from '@/server/checkout/country-choice'
import { answerForm } from '@/server/request/form-answer'

/** Where the visitor says to be (DOMAIN 6, Country). */
export const POST = (request: Request): Promise<Response> =>
  answerForm(request, call => chooseCountry(call, request.headers.get('referer')))
