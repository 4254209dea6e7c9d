import { answerForm } from '@/server/checkout/form'
import { placeFromForm } from '@/server/checkout/place-form'

/** The form of the checkout's step 2. */
export const POST = (request: Request): Promise<Response> => answerForm(request, placeFromForm)
