/** Why a file is refused: where in it, and a sentence; `line` from 1, no `column` where it is about a whole row or file. */
export type Fault = { code: string; sentence: string; line?: number; column?: string }

/** A row that the shop refuses; it ends the transaction. */
export class RefusedRows extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('rows of a file were refused')
  }
}
