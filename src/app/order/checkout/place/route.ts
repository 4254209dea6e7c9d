import { placeFromForm } from '@/server/checkout/place-form'
import { answerForm } from '@/server/request/form-answer'

export const POST = (request: Request): Promise<Response> => answerForm(request, placeFromForm)
