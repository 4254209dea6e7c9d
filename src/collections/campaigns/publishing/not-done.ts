/** Why a campaign was not published: errors, or warnings that nobody has seen yet, with what to send back once they are. */
export type Stop = { errors: string[] } | { warnings: string[]; seen: string }

/** Takes back all that its transaction did. */
export class NotDone extends Error {
  constructor(readonly stop: Stop) {
    super('taken back')
  }
}
