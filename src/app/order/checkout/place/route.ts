import { placeFromForm } from '@/server/checkout/place-form'
import { answerForm } from '@/server/request/form-answer'

/** The form of the checkout's step 2. */
export const POST = (request: Request): Promise<Response> => answerForm(request, placeFromForm)
