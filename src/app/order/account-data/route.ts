import { withDatabase } from '@/server/http/unavailable'
import { answerPersonalData } from '@/server/personal-data/answer'

/** All data of the signed-in customer as a file to keep. */
export async function GET(request: Request): Promise<Response> {
  return withDatabase(() => answerPersonalData(request, Date.now()))
}
