export type Names = { nameOf: (pid: number) => string; bundledIn: (pid: number) => string[] }
