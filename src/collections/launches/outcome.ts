/** What an action did, or why it did nothing: a stable code, the field it is about, and a sentence. */
export type LaunchRefused = { ok: false; code: string; field: string; sentence: string }
export type LaunchOutcome = { ok: true; id: string; sentence: string } | LaunchRefused

export const refused = (code: string, field: string, sentence: string): LaunchRefused => ({
  ...{ ok: false as const, code, field, sentence },
})

/** Takes back all that its transaction did. */
export class Stopped extends Error {
  constructor(readonly refusal: LaunchRefused) {
    super(refusal.sentence)
  }
}
